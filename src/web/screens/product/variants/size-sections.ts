/** The sizes of a piece of clothing as groups of choices. */
import type { ProductPage } from '../../../../contract/shop/catalogue.ts';

export type Measures = NonNullable<ProductPage['blank']['measures']>;

/** Adults' and children's sizes apart, if there are both. */
export function sizeSections<Value extends { value: string }>(
  values: readonly Value[],
  measures: Measures | undefined,
): { title: 'adults' | 'children' | null; values: readonly Value[] }[] {
  const groupOf = (size: string) => measures?.sizes.find((one) => one.size === size)?.group;
  const children = values.filter(({ value }) => groupOf(value) === 'children');
  if (children.length === 0 || children.length === values.length) return [{ title: null, values }];
  const adults = values.filter((one) => !children.includes(one));
  return [
    { title: 'adults', values: adults },
    { title: 'children', values: children },
  ];
}
