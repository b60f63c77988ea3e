/** Reminders of occasions, which bring buyers back to their last order. */
import { hourText } from '../../domain/calendar/hour-text.ts';
import { extraDaysTo } from '../../domain/delivery/delivery.ts';
import { remindersService } from '../features/reminders/reminders.service.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import type { OrderDocumentServices } from './order-document-services.ts';
import type { OrderServices } from './order-services.ts';
import type { PeopleServices } from './people-services.ts';
import type { Surroundings } from './surroundings.ts';

export function reminderServices(
  { config, settings, shop, texts, database, clock, outside, secret }: Surroundings,
  { calendar, catalogue }: CatalogueServices,
  { users }: PeopleServices,
  { orders }: OrderServices,
  { proofs }: OrderDocumentServices,
) {
  const reminders = remindersService({
    database,
    clock,
    catalogue,
    orders,
    proofs,
    users,
    mail: outside.mail,
    sender: { shop, origin: config.origin, texts },
    lastOrders: (on, to) => {
      const { zones } = settings.current().delivery;
      return calendar.lastCutOffFor(on, { extraDays: to ? extraDaysTo(to, zones) : 0 });
    },
    cutOff: () => hourText(settings.current().dispatch.cutOffHour),
    secret,
  });
  return { reminders };
}
