/** Composes the features' services, each with exactly its dependencies. */
import { sentEmails } from '../database/sent-emails.ts';
import { orderPapersService } from '../features/orders/office/papers/order-papers.service.ts';
import { checkConsistency } from '../features/orders/pieces/check-consistency.store.ts';
import { catalogueServices } from './catalogue-services.ts';
import { peopleServices } from './people-services.ts';
import { designServices } from './design-services.ts';
import { buyingServices } from './buying-services.ts';
import { fontUsers } from './font-users.ts';
import { orderServices } from './order-services.ts';
import { orderDocumentServices } from './order-document-services.ts';
import { batchServices, packingServices } from './batch-services.ts';
import { workshopServices } from './workshop-services.ts';
import { checkoutServices } from './checkout-services.ts';
import { orderChangeServices } from './order-change-services.ts';
import { accountServices } from './account-services.ts';
import { officeServices } from './office-services.ts';
import { sampleServices } from './sample-services.ts';
import { reminderServices } from './reminder-services.ts';
import { siteServices } from './site-services.ts';
import type { Surroundings } from './surroundings.ts';

export type Services = ReturnType<typeof buildServices>;

export function buildServices(surroundings: Surroundings) {
  const office = officeServices(surroundings);
  const range = catalogueServices(surroundings);
  const people = peopleServices(surroundings, range);
  const design = designServices(surroundings, range, people);
  const buying = buyingServices(surroundings, office, range, people, design);
  const fonts = fontUsers(surroundings);
  const orders = orderServices(surroundings, office, range, people, design, buying, fonts);
  const documents = orderDocumentServices(surroundings, design, orders, fonts);
  const workshop = workshopServices(surroundings, design, orders, documents, fonts);
  const checkout = checkoutServices(
    surroundings,
    office,
    range,
    people,
    design,
    buying,
    orders,
    fonts,
  );
  const own = accountServices(surroundings, office, people, design, buying, orders);
  return {
    ...range,
    ...people,
    ...design,
    ...buying,
    ...orders,
    ...documents,
    ...workshop,
    ...checkout,
    ...orderChangeServices(surroundings, office, orders, checkout, buying, workshop, people),
    ...packingServices(surroundings, range),
    ...batchServices(surroundings, office, design, orders, documents, workshop, fonts),
    consistencyCheck: { run: () => checkConsistency(surroundings.database) },
    orderPapers: orderPapersService({ ...documents, ...workshop }),
    ...reminderServices(surroundings, range, people, orders, documents),
    ...own,
    ...office,
    ...sampleServices(surroundings, { ...office, ...range, ...people, ...design }, fonts),
    ...siteServices(surroundings, office, range),
    sentEmails: {
      forgetOld: () => sentEmails(surroundings.database).forgetOld(surroundings.clock()),
    },
  };
}
