import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupLines, linesByProduct, SHOWN_FOLDED } from './line-groups.ts';

const lines = (...products: string[]) => products.map((productId, id) => ({ productId, id }));

test('small groups are shown completely, with lines of one product together', () => {
  expect(groupLines(lines('mug', 'slate', 'mug'))).toEqual([
    {
      shown: [
        { productId: 'mug', id: 0 },
        { productId: 'mug', id: 2 },
      ],
      folded: [],
    },
    { shown: [{ productId: 'slate', id: 1 }], folded: [] },
  ]);
});

test('a large group shows its first lines', () => {
  const [group, other] = groupLines(lines(...Array.from({ length: 200 }, () => 'mug'), 'slate'));
  expect(group?.shown.map(({ id }) => id)).toEqual([0, 1, 2]);
  expect(group?.folded).toHaveLength(197);
  expect(other).toMatchObject({ shown: [{ id: 200 }], folded: [] });
});

test('every line appears exactly once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('mug', 'slate', 'bottle'), { maxLength: 60 }),
      (products) => {
        const given = lines(...products);
        const groups = groupLines(given);
        const ids = groups
          .flatMap(({ shown, folded }) => [...shown, ...folded])
          .map(({ id }) => id);
        expect(ids.toSorted((one, other) => one - other)).toEqual(given.map(({ id }) => id));
        for (const { shown, folded } of groups)
          if (folded.length > 0) expect(shown).toHaveLength(SHOWN_FOLDED);
        expect(linesByProduct(given).size).toBe(groups.length);
      },
    ),
  );
});
