/** Third step: a summary of everything, the total and the order button. */
import { Link } from '../../../navigation/link.tsx';
import { formatPounds, pence } from '../../../../domain/money/money.ts';
import { photosOn } from '../../../../domain/personalisation/photos-on.ts';
import { Callout } from '../../../../ui/callout.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { TEXT_LINK } from '../../../../ui/link-class.ts';
import { ItemList } from '../../../features/cart-lines/item-list.tsx';
import { Totals } from '../../../features/order-summary/totals.tsx';
import { useCart } from '../../../state/cart.ts';
import { useTranslations } from '../../../state/translations.ts';
import { ChangedPrices } from '../changed-prices.tsx';
import { OrderPromise } from '../order-promise.tsx';
import { StepForm } from './step-form.tsx';
import type { Checkout } from '../use-checkout.ts';

export function ReviewStep({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkout');
  const cart = useCart();
  const { form, type, faultOf, personalised } = checkout;
  return (
    <StepForm
      step="review"
      checkout={checkout}
      onDone={checkout.pay}
      done={t('review.pay', { total: formatPounds(pence(cart.total)) })}
    >
      {checkout.addresses.notKept && (
        <Callout look="warning" role="status" className="mb-5">
          <p>{t('saved.notKept')}</p>
        </Callout>
      )}
      <OrderPromise />
      <ChangedPrices changes={checkout.changes} />
      <h3 className="mt-6 text-xl">{t(personalised ? 'review.proofs' : 'review.items')}</h3>
      {personalised && <p className="text-ink-soft">{t('review.proofsText')}</p>}
      <ItemList items={cart.items} look="changeable" />
      {personalised && (
        <div className="mt-2 rounded-soft bg-paper-deep px-5 py-4">
          <h3 className="text-lg">{t('review.personalised')}</h3>
          <p className="mt-1">{t('review.personalisedText')}</p>
          <Checkbox
            name="personalisedAccepted"
            label={t(cart.items.some(photosOn) ? 'review.acceptPhotos' : 'review.accept')}
            required
            checked={form.details.personalisedAccepted}
            error={faultOf('personalisedAccepted')}
            onChange={(event) => type({ personalisedAccepted: event.currentTarget.checked })}
            className="mt-3"
          />
        </div>
      )}
      {/* The law requires the items and the total with delivery directly above the button. */}
      <h3 className="mt-6 mb-3 text-xl">{t('review.total')}</h3>
      <Totals totals={cart} />
      <p className="mt-5 text-sm text-ink-soft">
        {t('review.terms')}{' '}
        <Link to="/legal/terms" className={TEXT_LINK}>
          {t('review.termsLink')}
        </Link>
        {' · '}
        <Link to="/legal/returns" className={TEXT_LINK}>
          {t('review.returnsLink')}
        </Link>
      </p>
    </StepForm>
  );
}
