/** Guests who each buy one named product after another, including the stand-in's approval page. */
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuCounter } from '../cpu.ts';
import type { CpuEach, Measurable } from '../cpu.ts';
import type { Goods } from './goods.ts';

export interface Shopping {
  origin: string;
  processes: Measurable;
  goods: readonly Goods[];
  shoppers: number;
  seconds: number;
}

export interface Shopped {
  orders: number;
  ordersPerSecond: number;
  cpuEach: CpuEach;
  p50Milliseconds: number;
  p99Milliseconds: number;
}

const RETRY_MS = 100;
const PATIENCE_MS = 60_000;
const ADDRESS = {
  FirstName: 'Ada',
  LastName: 'Bench',
  AddressLine1: '1 Example Street',
  CityTown: 'Ludlow',
  PostCode: 'SY8 1ZZ',
  Country: 'GB',
};
const PERSON = {
  firstName: 'Ada',
  lastName: 'Bench',
  email: 'ada@bench.example',
  personalisedAccepted: true,
};

export async function shop({
  origin,
  processes,
  goods,
  shoppers,
  seconds,
}: Shopping): Promise<Shopped> {
  const cpu = cpuCounter(processes);
  const begun = performance.now();
  const took: number[] = [];
  const oneShopper = async (own: number) => {
    for (let turn = own; performance.now() - begun < seconds * 1000; turn += shoppers) {
      const since = performance.now();
      await buy(origin, goods[turn % goods.length]!);
      took.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, (_, own) => oneShopper(own)));
  const elapsed = (performance.now() - begun) / 1000;
  const sorted = took.toSorted((one, other) => one - other);
  return {
    orders: took.length,
    ordersPerSecond: took.length / elapsed,
    cpuEach: cpu.each(took.length),
    p50Milliseconds: sorted[Math.floor(sorted.length * 0.5)] ?? 0,
    p99Milliseconds: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
}

/** One purchase, from a new cart to the paid order. */
export async function buy(origin: string, goods: Goods): Promise<void> {
  const { id } = await call<{ id: string }>(origin, 'POST', '/api/cart/new/add', goods.item);
  await call(origin, 'POST', `/api/cart/${id}/address/shipping/guest`, ADDRESS);
  await call(origin, 'PUT', `/api/cart/${id}/details`, PERSON);
  const { gateway, orderKey } = await call<{ gateway: string; orderKey: string }>(
    origin,
    'GET',
    `/api/cart/${id}/payment_method/paypal/guest-checkout`,
  );
  const approval = await onward(new URL(gateway, origin));
  const back = await onward(approval, { choice: 'pay', funding: 'card' });
  await onward(back);
  await untilPaid(origin, orderKey);
}

/** As the thank-you page asks: a busy shop hears of the payment later than the shopper comes back. */
async function untilPaid(origin: string, orderKey: string): Promise<void> {
  const address = `/api/orders/key/${orderKey}/check`;
  const begun = performance.now();
  for (;;) {
    const { status } = await call<{ status: string }>(origin, 'GET', address);
    if (status === 'paid') return;
    if (status !== 'awaitingPayment' || performance.now() - begun > PATIENCE_MS)
      throw new Error(`An order has the status ${status}.`);
    await sleep(RETRY_MS);
  }
}

async function call<Data>(
  origin: string,
  method: string,
  address: string,
  body?: object,
): Promise<Data> {
  const response = await fetch(origin + address, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

async function onward(address: URL, form?: Record<string, string>): Promise<URL> {
  const response = await fetch(address, {
    redirect: 'manual',
    headers: { accept: 'text/html' },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  await response.arrayBuffer();
  const location = response.headers.get('location');
  if (!location)
    throw new Error(`${address.pathname} answered ${response.status} and did not redirect.`);
  return new URL(location, address);
}
