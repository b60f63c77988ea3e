/** What visitors and crawlers use besides buying. */
import { hourText } from '../../domain/calendar/hour-text.ts';
import { contactService } from '../features/contact/contact.service.ts';
import { inboxService } from '../features/contact/inbox/inbox.service.ts';
import { crawlersService } from '../features/crawlers/crawlers.service.ts';
import { activityService } from '../features/reports/activity.service.ts';
import { booksService } from '../features/reports/books.service.ts';
import { reportsService } from '../features/reports/reports.service.ts';
import { workshopReportsService } from '../features/reports/workshop-reports.service.ts';
import { missedSearchesService } from '../features/search/missed-searches.service.ts';
import { settingsService } from '../features/settings/settings.service.ts';
import { visitsService } from '../features/visits/visits.service.ts';
import { firstSettings } from './live-shop.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import type { OfficeServices } from './office-services.ts';
import type { Surroundings } from './surroundings.ts';

export function siteServices(
  { config, settings, shop, texts, database, clock, outside }: Surroundings,
  { journal }: Pick<OfficeServices, 'journal'>,
  { calendar }: CatalogueServices,
) {
  const { origin } = config;
  const contact = contactService({
    database,
    clock,
    mail: outside.mail,
    shop,
    origin,
  });
  return {
    contact,
    inbox: inboxService({
      database,
      clock,
      mail: outside.mail,
      sender: { shop, origin, texts },
      record: journal.record,
    }),
    settings: settingsService({
      database,
      clock,
      live: settings,
      first: firstSettings(config),
      record: journal.record,
      bankHolidays: calendar.bankHolidays,
    }),
    reports: reportsService({ database }),
    missedSearches: missedSearchesService({ database, clock }),
    activity: activityService({ database, clock }),
    workshopReports: workshopReportsService({ database, holidays: calendar.holidays }),
    books: booksService({ database, record: journal.record }),
    visits: visitsService({ database, clock }),
    crawlers: crawlersService({
      database,
      clock,
      origin,
      zones: () => settings.current().delivery.zones,
      cutOff: () => hourText(settings.current().dispatch.cutOffHour),
      shopName: () => shop.name,
      mediaOrigin: config.mediaOrigin || '/media',
    }),
  };
}
