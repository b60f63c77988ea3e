/** Hands parcels over to Click & Drop and asks for their tracking numbers, over plain fetch. */
import { clickAndDropClient } from './click-and-drop.client.ts';
import type { CallAnswer, ClickAndDropSettings } from './click-and-drop.client.ts';
import { carrierOrders, createAnswer } from './click-and-drop.shapes.ts';
import type { CarrierAnswer, CarrierOrder, ClickAndDrop } from './click-and-drop.ts';
import { failed, readOrder, readRefusal, writeOrder } from './click-and-drop.wire.ts';

type Orders = CarrierAnswer<{ orders: CarrierOrder[] }>;

export function clickAndDropGateway(settings: ClickAndDropSettings): ClickAndDrop {
  const { call } = clickAndDropClient(settings);

  /** @param identifiers as they stand in the address */
  const find = async (identifiers: readonly string[]) => {
    const path = `/orders/${identifiers.join(';')}`;
    return ordersOf(await call({ method: 'GET', path, answer: carrierOrders }));
  };

  return {
    async createOrder(parcel, defaults) {
      const body = { items: [writeOrder(parcel, defaults)] };
      const answer = await call({ method: 'POST', path: '/orders', body, answer: createAnswer });
      // A wrong address of the service, not a decision about the parcel.
      if (answer.outcome === 'notFound') return failed('refused');
      if (answer.outcome === 'failed') return answer;
      const [made, ...others] = (answer.value.createdOrders ?? []).map(readOrder);
      const [refused] = answer.value.failedOrders ?? [];
      if (made && others.length === 0 && made.reference === parcel.reference)
        return { outcome: 'done', order: made };
      // Whatever else it says, an order may have been made.
      return refused && !made ? readRefusal(refused) : failed('unavailable');
    },

    async ordersByReference(reference) {
      const answer = await find([`%22${encodeURIComponent(reference)}%22`]);
      if (answer.outcome === 'failed') return answer;
      return {
        outcome: 'done',
        orders: answer.orders.filter((one) => one.reference === reference),
      };
    },

    async ordersById(ids) {
      const all = await find(ids);
      // One order that was deleted may hide the others.
      if (all.outcome === 'failed' || all.orders.length > 0 || ids.length === 1) return all;
      const orders: CarrierOrder[] = [];
      for (const id of ids) {
        const one = await find([id]);
        if (one.outcome === 'failed') return one;
        orders.push(...one.orders);
      }
      return { outcome: 'done', orders };
    },
  };
}

function ordersOf(answer: CallAnswer<Parameters<typeof readOrder>[0][]>): Orders {
  if (answer.outcome === 'notFound') return { outcome: 'done', orders: [] };
  if (answer.outcome === 'failed') return answer;
  return { outcome: 'done', orders: answer.value.map(readOrder) };
}
