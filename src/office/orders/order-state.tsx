/** How far an order is, in words and squares. */
import type { ListedOrder } from './listed-order.ts';
import { stateText, type Tone } from './order-texts.ts';
import { Pieces } from './pieces.tsx';

const CLASSES: Record<Tone, string> = {
  late: 'state-late',
  ask: 'state-ask',
  done: 'state-done',
  plain: '',
};

export function OrderState({ order }: { order: ListedOrder }) {
  const { text, tone } = stateText(order);
  return (
    <>
      <span className={`one-line ${CLASSES[tone]}`}>{text}</span>
      <Pieces production={order.production} />
    </>
  );
}
