/** The button that removes a line from the cart. */
import type { CartItem } from '../../../contract/cart/cart.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';

export interface RemoveLineProps {
  line: CartItem;
  onRemove: (line: CartItem) => void;
}

export function RemoveLine({ line, onRemove }: RemoveLineProps) {
  const t = useTranslations('cart-lines');
  return (
    <Button
      look="quiet"
      size="small"
      onClick={() => onRemove(line)}
      aria-label={t('removeOf', { name: line.name })}
      className="min-h-11!"
    >
      <Icon name="trash" />
      {t('remove')}
    </Button>
  );
}
