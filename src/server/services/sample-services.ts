/** The shop's services once more, with a clock of their own, for sample orders. */
import { openDatabase } from '../database/connection/connection.ts';
import { samplesService } from '../features/samples/samples.service.ts';
import type { SampleShop } from '../features/samples/samples.context.ts';
import { buyingServices } from './buying-services.ts';
import { calendarFor } from './catalogue-services.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import { checkoutServices } from './checkout-services.ts';
import type { DesignServices } from './design-services.ts';
import type { FontUsers } from './font-users.ts';
import type { OfficeServices } from './office-services.ts';
import { orderServices } from './order-services.ts';
import type { PeopleServices } from './people-services.ts';
import type { Surroundings } from './surroundings.ts';

type Others = OfficeServices & CatalogueServices & PeopleServices & DesignServices;

const CONNECTIONS = 3;

export function sampleServices(surroundings: Surroundings, others: Others, fonts: FontUsers) {
  const { database, clock, config, outside } = surroundings;
  const { standIn } = outside;
  const samples = samplesService({
    database,
    clock,
    open:
      config.trial && standIn
        ? () => openSampleShop(surroundings, others, fonts, standIn.approve)
        : null,
    record: others.journal.record,
  });
  return { samples };
}

function openSampleShop(
  surroundings: Surroundings,
  others: Others,
  fonts: FontUsers,
  approve: SampleShop['approve'],
): SampleShop {
  let now = surroundings.clock();
  // Without jobs the payment is not settled twice, and no files are drawn of parcels long sent.
  const database = openDatabase(surroundings.databaseUrl, {
    poolSize: CONNECTIONS,
    name: 'keepsake samples',
    queuesJobs: false,
  });
  const own = { ...surroundings, database, clock: () => now, areSamples: true as const };
  const range = { ...others, calendar: calendarFor(own) };
  const buying = buyingServices(own, others, range, others, others);
  const orders = orderServices(own, others, range, others, others, buying, fonts);
  const { checkout, cancel } = checkoutServices(
    own,
    others,
    range,
    others,
    others,
    buying,
    orders,
    fonts,
  );
  const { cart, payments, stockLevels } = buying;
  const { course, orderRefunds } = orders;
  return {
    services: {
      cart,
      checkout,
      cancel,
      course,
      orders: orders.orders,
      orderRefunds,
      payments,
      stockLevels,
    },
    setClock: (next) => (now = next),
    transaction: (work) => database.transaction().execute(work),
    approve,
    close: () => database.destroy(),
  };
}
