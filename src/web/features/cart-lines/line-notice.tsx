/** Why a cart line, or the cart, blocks the checkout. */
import { Icon } from '../../../ui/icon.tsx';

export function LineNotice({ text }: { text: string }) {
  return (
    <p className="mt-2 flex items-start gap-2 rounded-soft bg-error-tint px-3 py-2 text-sm font-semibold text-error">
      <Icon name="info" />
      {text}
    </p>
  );
}
