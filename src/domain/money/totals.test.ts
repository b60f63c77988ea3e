import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoiceOf, type InvoiceEntry } from './invoice.ts';
import { parsePounds, pence, poundsValue, sum, times, vatWithin } from './money.ts';
import { totalsOf, type Totals, type TotalsLine } from './totals.ts';

const registered = { vatRegistered: true };
const flatRate = pence(499);

function goods(quantity: number, price: number, vatRatePercent = 20): TotalsLine {
  return { quantity, unitPricePence: pence(price), vatRatePercent };
}

function entriesOf(lines: readonly TotalsLine[], totals: Totals): InvoiceEntry[] {
  return [
    ...totals.lines.map((amount, place) => {
      const { quantity, unitPricePence } = lines[place] ?? goods(0, 0);
      return { ...amount, description: `item ${place}`, quantity, unitPricePence };
    }),
    ...totals.delivery.map((amount) => ({
      ...amount,
      description: 'Delivery',
      quantity: 1,
      unitPricePence: amount.grossPence,
    })),
  ];
}

describe('totals', () => {
  test('of two mugs with delivery', () => {
    expect(totalsOf([goods(2, 1249)], flatRate, registered)).toEqual({
      itemsTotal: 2498,
      shippingTotal: 499,
      subTotal: 2498 + 499 - 416 - 83,
      tax: 416 + 83,
      total: 2997,
      lines: [{ grossPence: 2498, vatRatePercent: 20, vatPence: 416 }],
      delivery: [{ grossPence: 499, vatRatePercent: 20, vatPence: 83 }],
    });
  });

  test('allocate delivery to the rates of the goods', () => {
    const { delivery, tax } = totalsOf(
      [goods(1, 500, 0), goods(1, 2000), goods(1, 1, 5)],
      flatRate,
      registered,
    );
    expect(delivery).toEqual([
      { grossPence: 399, vatRatePercent: 20, vatPence: 67 },
      { grossPence: 0, vatRatePercent: 5, vatPence: 0 },
      { grossPence: 100, vatRatePercent: 0, vatPence: 0 },
    ]);
    expect(tax).toBe(333 + 67);
  });

  test('of a seller who is not VAT registered contain no VAT', () => {
    const totals = totalsOf([goods(2, 1249), goods(1, 999, 5)], flatRate, { vatRegistered: false });
    expect(totals).toMatchObject({ tax: 0, subTotal: 3996, total: 3996 });
    expect(totals.delivery).toEqual([{ grossPence: 499, vatRatePercent: 0, vatPence: 0 }]);
  });

  test('of an empty cart are zero', () => {
    expect(totalsOf([], flatRate, registered)).toMatchObject({
      itemsTotal: 0,
      shippingTotal: 0,
      tax: 0,
      total: 0,
    });
  });
});

describe('the invoice', () => {
  test('shows unit prices without VAT to a hundredth of a penny', () => {
    const lines = [goods(3, 1249), goods(1, 1200), goods(1, 1050, 5)];
    const invoice = invoiceOf(entriesOf(lines, totalsOf(lines, flatRate, registered)));
    expect(invoice.lines.slice(0, 3).map(({ unitPriceExVat }) => unitPriceExVat)).toEqual([
      '10.4083',
      '10.00',
      '10.00',
    ]);
    expect(invoice.rates.map(({ vatRatePercent }) => vatRatePercent)).toEqual([20, 5]);
  });
});

test('over 100,000 random carts, lines = total = payment = invoice, to the penny', () => {
  const line = fc
    .tuple(
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 1, max: 50_000 }),
      fc.constantFrom(20, 20, 5, 0),
    )
    .map(([quantity, price, rate]) => goods(quantity, price, rate));
  const cart = fc.tuple(
    fc.array(line, { minLength: 1, maxLength: 8 }),
    fc.nat(2_000),
    fc.boolean(),
  );
  let carts = 0;

  fc.assert(
    fc.property(cart, ([lines, delivery, vatRegistered]) => {
      carts += 1;
      const totals = totalsOf(lines, pence(delivery), { vatRegistered });
      const invoice = invoiceOf(entriesOf(lines, totals));
      const payment = [
        ...lines.map(({ quantity, unitPricePence }) =>
          times(parsePounds(poundsValue(unitPricePence)), quantity),
        ),
        parsePounds(poundsValue(totals.shippingTotal)),
      ];
      const isExact =
        totals.itemsTotal ===
          lines.reduce(
            (total, { quantity, unitPricePence }) => total + quantity * unitPricePence,
            0,
          ) &&
        totals.shippingTotal === delivery &&
        totals.total === totals.itemsTotal + totals.shippingTotal &&
        totals.total === totals.subTotal + totals.tax &&
        totals.total === sum(payment) &&
        totals.total === invoice.grossPence &&
        totals.tax === invoice.vatPence &&
        totals.tax === sum(invoice.rates.map(({ vatPence }) => vatPence)) &&
        totals.subTotal === sum(invoice.lines.map(({ netPence }) => netPence)) &&
        invoice.rates.every(
          ({ netPence, vatPence, grossPence }) => netPence + vatPence === grossPence,
        ) &&
        // Rounding differs by at most half a penny per line from VAT calculated on the sum of a rate.
        invoice.rates.every((rate) => {
          const parts = invoice.lines.filter(
            ({ vatRatePercent }) => vatRatePercent === rate.vatRatePercent,
          ).length;
          return (
            Math.abs(rate.vatPence - vatWithin(rate.grossPence, rate.vatRatePercent)) <=
            (parts + 1) / 2
          );
        }) &&
        (vatRegistered || totals.tax === 0);
      if (!isExact) throw new Error(JSON.stringify({ totals, invoice }));
    }),
    { numRuns: 100_000 },
  );
  expect(carts).toBe(100_000);
}, 60_000);
