/** What the shop sells, and when it dispatches. */
import { calendarService } from '../features/calendar/calendar.service.ts';
import { catalogueService } from '../features/catalogue/catalogue.service.ts';
import { bestSellers } from '../features/search/best-sellers.service.ts';
import { searchService } from '../features/search/search.service.ts';
import { bankHolidaysGateway } from '../gateways/bank-holidays.gateway.ts';
import type { Surroundings } from './surroundings.ts';

export type CatalogueServices = ReturnType<typeof catalogueServices>;

export function catalogueServices({ config, settings, database, clock, version }: Surroundings) {
  const calendar = calendarFor({ config, settings, database, clock });
  const catalogue = catalogueService({ database, clock, version });
  const search = searchService({
    database,
    catalogue,
    version,
    bestSellers: bestSellers({ database, clock }),
  });
  return { calendar, catalogue, search };
}

export const calendarFor = ({
  config,
  settings,
  database,
  clock,
}: Pick<Surroundings, 'config' | 'settings' | 'database' | 'clock'>) =>
  calendarService({
    database,
    clock,
    holidays: bankHolidaysGateway(config.bankHolidaysUrl),
    dispatch: () => settings.current().dispatch,
    zones: () => settings.current().delivery.zones,
  });
