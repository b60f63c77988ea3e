/** All pictures of an order in a list: one row that they fill, however many they are, on phones above the text, in wide windows beside it. */
import type { OrderSummary } from '../../../contract/orders/orders.ts';
import { OrderPicture } from './order-picture.tsx';
import { OtherLines } from './other-lines.tsx';

/** Orders that an earlier version stored have no others. */
const hasSeveral = ({
  otherProof,
  others,
}: Pick<OrderSummary, 'otherProof'> & Partial<Pick<OrderSummary, 'others'>>): boolean =>
  Boolean(otherProof) || (others ?? []).length > 0;

/** Beside the text, in wide windows after it. */
const PLACE = 'shrink-0 md:order-last';
const IN_A_ROW = { gridAutoFlow: 'column', gridAutoColumns: '1fr' };

export function OrderPictures({ order }: { order: OrderSummary }) {
  if (!hasSeveral(order))
    return (
      <div className={`w-24 sm:w-40 ${PLACE}`}>
        <OrderPicture order={order} />
      </div>
    );
  return (
    <div
      style={IN_A_ROW}
      className={`grid w-full max-w-md gap-2 md:w-88 [&_img]:size-full [&>div]:contents ${PLACE}`}
    >
      <OrderPicture order={order} />
      <OtherLines order={order} />
    </div>
  );
}
