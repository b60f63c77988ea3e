/** Second step: every picture and word to read once more. The card beside it has the total and the order button. */
import { Callout } from '../../../../ui/callout.tsx';
import { ItemList } from '../../../features/cart-lines/item-list.tsx';
import { LARGE_TEXT } from '../../../features/cart-lines/words/large-text.ts';
import type { LineWarningProps } from '../../../features/cart-lines/warning-note.tsx';
import { useCart } from '../../../state/cart.ts';
import { useTranslations } from '../../../state/translations.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { withTranslations } from '../../../state/with-translations.ts';
import type { Checkout } from '../use-checkout.ts';

// Few lines have one. If it fails to load, the line can be changed all the same.
const LineWarning = lazyComponent<LineWarningProps>(
  withTranslations(
    ['design-warning'],
    async () => (await import('../../../features/cart-lines/warning-note.tsx')).LineWarning,
  ),
);

export { PayCard } from './pay-card.tsx';
export { StepSummary } from './step-summary.tsx';

/** So many have their pictures beside the words on phones, and are read without long scrolling. */
const SEVERAL = 3;

export function ReviewStep({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkout');
  const items = useCart((cart) => cart.items);
  const { personalised } = checkout;
  return (
    <>
      {checkout.addresses.notKept && (
        <Callout look="warning" role="status" className="mt-5">
          <p>{t('saved.notKept')}</p>
        </Callout>
      )}
      <h3 className="mt-5 text-xl">{t(personalised ? 'review.proofs' : 'review.items')}</h3>
      {personalised && <p className="text-ink-soft">{t('review.proofsText')}</p>}
      <ItemList
        items={items}
        look="changeable"
        text={LARGE_TEXT}
        isBeside={items.length >= SEVERAL}
        renderAction={(item) => (item.warnings?.length ? <LineWarning line={item} /> : null)}
      />
    </>
  );
}
