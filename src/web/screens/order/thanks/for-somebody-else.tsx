/** Other products with the same design, for the buyer of a paid order. Loaded when they come near the viewport. */
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { WhenNear } from './when-near.tsx';

const SameDesign = lazyComponent(async () => (await import('./same-design.tsx')).SameDesign);

export function ForSomebodyElse({
  order: { items, payment },
}: {
  order: Pick<OrderCourse, 'items' | 'payment'>;
}) {
  const bought = [...new Set(items.flatMap(({ slug }) => (slug ? [slug] : [])))];
  if (bought.length === 0 || (payment !== 'paid' && payment !== 'refunded')) return null;
  return (
    <div className="mt-10">
      <WhenNear>
        <SameDesign bought={bought} />
      </WhenNear>
    </div>
  );
}
