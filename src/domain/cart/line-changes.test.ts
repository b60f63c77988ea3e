import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/money.ts';
import { isSameLine } from './cart.ts';
import type { CartLine } from './cart.ts';
import { lineChanges } from './line-changes.ts';

const line = (
  id: string,
  quantity: number,
  personalisationHash = '',
  productId = 'mug',
): CartLine => ({
  id,
  productId,
  quantity,
  unitPricePence: pence(0),
  personalisation: null,
  personalisationHash,
});

describe('changes of lines', () => {
  test('name what is gone, what is different and what is new', () => {
    const before = [line('a', 1), line('b', 1, 'Ann'), line('c', 2, 'Bea')];
    const after = [line('b', 4, 'Cat'), line('c', 3, 'Bea'), line('d', 1, 'Dot')];
    expect(lineChanges(before, after)).toEqual({
      removed: ['a'],
      replaced: [after[0]],
      counted: [after[1]],
      added: [after[2]],
    });
  });

  test('are none between equal lines', () => {
    const lines = [line('a', 1), line('b', 2, 'Ann')];
    expect(lineChanges(lines, [...lines])).toEqual({
      removed: [],
      replaced: [],
      counted: [],
      added: [],
    });
  });

  test('lead from the lines before to the lines after', () => {
    const lines = fc.uniqueArray(
      fc
        .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 9 }), fc.boolean())
        .map(([id, quantity, named]) => line(`l${id}`, quantity, named ? 'name' : '')),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const { removed, replaced, counted, added } = lineChanges(before, after);
        const written = new Map([...replaced, ...counted].map((one) => [one.id, one]));
        const result = [
          ...before
            .filter(({ id }) => !removed.includes(id))
            .map((one) => written.get(one.id) ?? one),
          ...added,
        ];
        const byId = (one: CartLine, other: CartLine) => one.id.localeCompare(other.id);
        expect(result.toSorted(byId)).toEqual(after.toSorted(byId));
        for (const one of counted)
          expect(
            isSameLine(
              one,
              before.find(({ id }) => id === one.id)!,
            ),
          ).toBe(true);
      }),
    );
  });
});
