import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addLine,
  countItems,
  isSameLine,
  MAX_CART_LINES,
  mergeCarts,
  removeLine,
  replaceLine,
  setQuantity,
  type Cart,
  type CartLine,
  removeBought,
} from './cart.ts';
import { pence } from '../money/money.ts';

function line(id: string, productId: string, quantity = 1, personalisationHash = ''): CartLine {
  const personalisation = personalisationHash
    ? { v: 1 as const, fields: { name: personalisationHash } }
    : null;
  return {
    id,
    productId,
    quantity,
    unitPricePence: pence(1249),
    personalisation,
    personalisationHash,
  };
}

function cartOf(...lines: CartLine[]): Cart {
  return { version: 3, lines };
}

const full = cartOf(
  ...Array.from({ length: MAX_CART_LINES }, (_, place) => line(`l${place}`, `p${place}`)),
);

describe('replacing', () => {
  test('a line becomes another in its place and keeps its id', () => {
    const cart = cartOf(line('a', 'mug', 2, 'Ada'), line('b', 'slate'));
    expect(replaceLine(cart, 'a', line('x', 'mug', 3, 'Eve'))).toEqual({
      version: 4,
      lines: [line('a', 'mug', 3, 'Eve'), line('b', 'slate')],
    });
  });

  test('joins an equal line, which keeps its id and its place', () => {
    const cart = cartOf(line('a', 'mug', 2, 'Ada'), line('b', 'mug', 1, 'Eve'));
    expect(replaceLine(cart, 'a', line('x', 'mug', 4, 'Eve'))).toEqual({
      version: 4,
      lines: [line('b', 'mug', 5, 'Eve')],
    });
  });

  test('the same line again is no change; its quantity alone may change', () => {
    const cart = cartOf(line('a', 'mug', 2, 'Ada'));
    expect(replaceLine(cart, 'a', line('x', 'mug', 2, 'Ada'))).toBe(cart);
    expect(replaceLine(cart, 'a', line('x', 'mug', 5, 'Ada')).lines).toEqual([
      line('a', 'mug', 5, 'Ada'),
    ]);
  });

  test('refuses a line that is gone, and more than a line takes', () => {
    const cart = cartOf(line('a', 'mug', 2, 'Ada'), line('b', 'mug', 98, 'Eve'));
    expect(() => replaceLine(cart, 'c', line('x', 'mug'))).toThrow('cartItemNotFound');
    expect(() => replaceLine(cart, 'a', line('x', 'mug', 2, 'Eve'))).toThrow('quantityOutOfRange');
    expect(() => replaceLine(cart, 'a', line('x', 'mug', 0, 'Ida'))).toThrow('quantityOutOfRange');
  });
});

describe('adding', () => {
  test('joins the same product with the same personalisation', () => {
    const cart = addLine(cartOf(line('a', 'mug', 2, 'Ada')), line('b', 'mug', 3, 'Ada'));
    expect(cart).toEqual({ version: 4, lines: [line('a', 'mug', 5, 'Ada')] });
  });

  test('keeps different personalisations apart, and personalised lines from plain ones', () => {
    const cart = addLine(
      addLine(cartOf(line('a', 'mug', 1, 'Ada')), line('b', 'mug', 1, 'Eve')),
      line('c', 'mug'),
    );
    expect(cart.lines.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  test('a joined line takes the current price', () => {
    const dearer = { ...line('b', 'mug'), unitPricePence: pence(1399) };
    expect(addLine(cartOf(line('a', 'mug')), dearer).lines).toEqual([
      { ...line('a', 'mug', 2), unitPricePence: 1399 },
    ]);
  });

  test.each([0, -1, 100, 1.5, Number.NaN])('refuses %s of a product', (quantity) => {
    expect(() => addLine(cartOf(), line('a', 'mug', quantity))).toThrow(
      expect.objectContaining({ code: 'quantityOutOfRange' }),
    );
  });

  test('refuses to join to more than 99', () => {
    const cart = cartOf(line('a', 'mug', 98));
    expect(() => addLine(cart, line('b', 'mug', 2))).toThrow(
      expect.objectContaining({ code: 'quantityOutOfRange' }),
    );
    expect(cart).toEqual(cartOf(line('a', 'mug', 98)));
    expect(addLine(cart, line('b', 'mug', 1)).lines[0]?.quantity).toBe(99);
  });

  test('refuses a 251st line, but still joins', () => {
    expect(() => addLine(full, line('x', 'new'))).toThrow(
      expect.objectContaining({ code: 'cartFull' }),
    );
    expect(addLine(full, line('x', 'p7')).lines).toHaveLength(MAX_CART_LINES);
  });
});

describe('changing', () => {
  test('sets a quantity and counts the change', () => {
    expect(setQuantity(cartOf(line('a', 'mug')), 'a', 99)).toEqual({
      version: 4,
      lines: [line('a', 'mug', 99)],
    });
  });

  test('the same quantity is no change', () => {
    const cart = cartOf(line('a', 'mug', 2));
    expect(setQuantity(cart, 'a', 2)).toBe(cart);
  });

  test.each([0, 100, 2.5])('refuses quantity %s', (quantity) => {
    expect(() => setQuantity(cartOf(line('a', 'mug')), 'a', quantity)).toThrow(
      expect.objectContaining({ code: 'quantityOutOfRange' }),
    );
  });

  test('removes a line', () => {
    expect(removeLine(cartOf(line('a', 'mug'), line('b', 'slate')), 'a')).toEqual({
      version: 4,
      lines: [line('b', 'slate')],
    });
  });

  test('refuses unknown lines', () => {
    expect(() => removeLine(cartOf(), 'a')).toThrow(
      expect.objectContaining({ code: 'cartItemNotFound' }),
    );
    expect(() => setQuantity(cartOf(), 'a', 1)).toThrow(
      expect.objectContaining({ code: 'cartItemNotFound' }),
    );
  });
});

describe('merging', () => {
  test('joins equal lines up to 99 and appends the others', () => {
    const merged = mergeCarts(
      cartOf(line('a', 'mug', 60), line('b', 'slate')),
      cartOf(line('c', 'clock', 2), line('d', 'mug', 60)),
    );
    expect(merged).toEqual({
      version: 4,
      lines: [line('a', 'mug', 99), line('b', 'slate'), line('c', 'clock', 2)],
    });
  });

  test('never fails over a full cart', () => {
    expect(mergeCarts(full, cartOf(line('x', 'new'))).lines).toHaveLength(MAX_CART_LINES);
  });

  test('an empty cart changes nothing', () => {
    const cart = cartOf(line('a', 'mug'));
    expect(mergeCarts(cart, cartOf())).toBe(cart);
  });

  const lines = fc
    .uniqueArray(
      fc.record({
        productId: fc.constantFrom('a', 'b', 'c'),
        hash: fc.constantFrom('', 'x', 'y'),
        quantity: fc.integer({ min: 1, max: 40 }),
      }),
      {
        selector: ({ productId, hash }) => `${productId}/${hash}`,
      },
    )
    .map((all) =>
      all.map(({ productId, hash, quantity }, place) =>
        line(`${place}`, productId, quantity, hash),
      ),
    );

  test('loses nothing below the limits and leaves no two equal lines', () => {
    fc.assert(
      fc.property(lines, lines, (one, other) => {
        const merged = mergeCarts({ version: 0, lines: one }, { version: 0, lines: other });
        expect(countItems(merged.lines)).toBe(countItems(one) + countItems(other));
        merged.lines.forEach((each) =>
          expect(merged.lines.filter((candidate) => isSameLine(each, candidate))).toHaveLength(1),
        );
      }),
    );
  });
});

describe('the cart that remains after a purchase', () => {
  test('has the items that the order did not have', () => {
    const cart = cartOf(line('a', 'mug', 3), line('b', 'slate', 2), line('c', 'clock'));
    expect(removeBought(cart, [line('x', 'mug', 1), line('y', 'slate', 5)])).toEqual({
      version: 4,
      lines: [line('a', 'mug', 2), line('c', 'clock')],
    });
  });

  test('compares the personalisation too', () => {
    const cart = cartOf(line('a', 'mug', 1, 'Siân'));
    expect(removeBought(cart, [line('x', 'mug', 1, 'Mair')])).toBe(cart);
  });

  test('and the purchase add up to the cart again', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 6 }), (bought) => {
        const before = cartOf(...bought.map((quantity, at) => line(`${at}`, `p${at}`, quantity)));
        const grown = cartOf(
          ...before.lines.map((each) => ({ ...each, quantity: each.quantity + 1 })),
          line('new', 'new', 7),
        );
        expect(countItems(removeBought(grown, before.lines).lines)).toBe(bought.length + 7);
      }),
    );
  });
});
