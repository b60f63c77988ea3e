/** All pictures of an order in a list, equally large: on phones in a row above the text, in wider windows two and two beside it. */
import type { OrderSummary } from '../../../contract/orders/orders.ts';
import { OrderPicture } from './order-picture.tsx';
import { OtherLines } from './other-lines.tsx';

/** Whether one picture does not show all of it. Orders that an earlier version stored have no others. */
export const hasSeveral = ({
  otherProof,
  others,
}: Pick<OrderSummary, 'otherProof'> & Partial<Pick<OrderSummary, 'others'>>): boolean =>
  Boolean(otherProof) || (others ?? []).length > 0;

const SEVERAL =
  'grid grid-cols-4 gap-2 max-sm:col-span-full sm:w-40 sm:grid-cols-2 [&_img]:size-full [&>div]:contents';

export interface OrderPicturesProps {
  order: OrderSummary;
  /** Of a single picture. */
  className?: string;
}

export function OrderPictures({ order, className = '' }: OrderPicturesProps) {
  if (!hasSeveral(order))
    return (
      <div className={className}>
        <OrderPicture order={order} />
      </div>
    );
  return (
    <div className={SEVERAL}>
      <OrderPicture order={order} />
      <OtherLines order={order} />
    </div>
  );
}
