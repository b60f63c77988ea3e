/** What has just happened to a cart line, and the button that puts a removed one back. */
import type { CartItem } from '../../../contract/cart/cart.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useTranslations } from '../../state/translations.ts';

export interface LinesNoticeProps {
  removed: CartItem | null;
  /** Why it could not be put back. */
  fault: string;
  onUndo: (removed: CartItem) => void;
  /** What has happened to another line. */
  news: string;
}

export function LinesNotice({ removed, fault, onUndo, news }: LinesNoticeProps) {
  const t = useTranslations('cart-lines');
  return (
    <>
      {removed && (
        <Callout
          look="success"
          action={
            // A product that is no longer sold cannot be added again.
            removed.availability !== 'withdrawn' && (
              <Button look="secondary" onClick={() => onUndo(removed)}>
                {t('undo')}
              </Button>
            )
          }
          className="mb-6"
        >
          <p>{t('removed', { name: removed.name })}</p>
          {fault && <p className="text-sm font-semibold text-error">{fault}</p>}
        </Callout>
      )}
      {news && (
        <Callout look="success" className="mb-6">
          <p>{news}</p>
        </Callout>
      )}
    </>
  );
}
