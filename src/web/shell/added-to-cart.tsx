/** The toast after something was put into the cart; both ways lead to the cart. Loaded when first needed. */
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { Toast } from '../../ui/toast.tsx';
import { useWords } from '../state/words.ts';

const TOAST_MS = 5000;

export interface AddedToCartProps {
  quantity: number;
  name: string;
  onClose: () => void;
}

export default function AddedToCart({ quantity, name, onClose }: AddedToCartProps) {
  const t = useWords('shell');
  return (
    <Toast
      title={t('toast.added')}
      closeLabel={t('common:close')}
      delayMs={TOAST_MS}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t('toast.line', { quantity, name })}</p>
      <p className="mt-3 flex gap-2">
        <Link to="/cart" onClick={onClose} className={buttonClass('secondary', 'small')}>
          {t('toast.viewCart')}
        </Link>
        <Link to="/cart" onClick={onClose} className={buttonClass('primary', 'small')}>
          {t('toast.checkout')}
        </Link>
      </p>
    </Toast>
  );
}
