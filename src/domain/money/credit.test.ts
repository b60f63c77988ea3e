import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditOf } from './credit.ts';
import type { Credit } from './credit.ts';
import { pence, sum, vatWithin } from './money.ts';

const taxed = (gross: number, vatRatePercent = 20) => ({
  grossPence: pence(gross),
  vatRatePercent,
  vatPence: vatWithin(pence(gross), vatRatePercent),
});
const mugs = taxed(2498);
const book = taxed(899, 0);
const delivery = taxed(499);
const grossOf = (credits: readonly Credit[]) => sum(credits.map(({ grossPence }) => grossPence));

describe('a credit', () => {
  test('of everything equals the invoice', () => {
    expect(creditOf([mugs, book, delivery], [], {})).toEqual([
      { line: 0, grossPence: 2498, vatPence: 416 },
      { line: 1, grossPence: 899, vatPence: 0 },
      { line: 2, grossPence: 499, vatPence: 83 },
    ]);
  });

  test('of lines is what remains of them', () => {
    const half = creditOf([mugs, delivery], [], { amountPence: pence(1249), lines: [0] });
    expect(half).toEqual([{ line: 0, grossPence: 1249, vatPence: 208 }]);
    expect(creditOf([mugs, delivery], half, { lines: [0] })).toEqual(half);
  });

  test('is never more than remains, nor for unknown lines, nor empty', () => {
    const whole = creditOf([mugs], [], {});
    expect(() => creditOf([mugs], [], { amountPence: pence(2499) })).toThrow('refundTooLarge');
    expect(() => creditOf([mugs], whole, {})).toThrow('refundTooLarge');
    expect(() => creditOf([mugs], [], { lines: [1] })).toThrow('no such line');
    expect(() => creditOf([mugs], [], { amountPence: pence(0) })).toThrow('more than nothing');
  });

  test('adds up with others to the invoice to the penny, in any order, whatever failed between', () => {
    const line = fc.record({
      gross: fc.integer({ min: 1, max: 5000 }),
      rate: fc.constantFrom(0, 5, 20),
    });
    const steps = fc.array(
      fc.record({ share: fc.double({ min: 0.01, max: 1, noNaN: true }), fails: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), steps, (lines, refunds) => {
        const invoiced = lines.map(({ gross, rate }) => taxed(gross, rate));
        const all = sum(invoiced.map(({ grossPence }) => grossPence));
        const pending: { credits: Credit[]; fails: boolean }[] = [];
        const given = () => pending.flatMap(({ credits }) => credits);
        for (const { share, fails } of [...refunds, { share: 0, fails: false }]) {
          const left = all - grossOf(given());
          if (left > 0) {
            const amountPence = pence(Math.max(1, Math.floor(left * share)));
            const credits = creditOf(invoiced, given(), { amountPence });
            expect(grossOf(credits)).toBe(amountPence);
            expect(
              credits.every(({ vatPence, grossPence }) => vatPence >= 0 && vatPence <= grossPence),
            ).toBe(true);
            pending.push({ credits, fails });
          }
          // The provider refuses one only after the next was calculated.
          const failed = pending.findIndex(
            (refund, place) => refund.fails && place < pending.length - 1,
          );
          if (failed >= 0) pending.splice(failed, 1);
        }
        if (all > grossOf(given()))
          pending.push({ credits: creditOf(invoiced, given(), {}), fails: false });
        invoiced.forEach(({ grossPence, vatPence }, place) => {
          const credits = given().filter(({ line: at }) => at === place);
          expect(grossOf(credits)).toBe(grossPence);
          expect(sum(credits.map((credit) => credit.vatPence))).toBe(vatPence);
        });
      }),
    );
  });
});
