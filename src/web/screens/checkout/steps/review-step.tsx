/** Third step: a summary of everything, the total and the order button. */
import { Link } from '../../../navigation/link.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { TEXT_LINK } from '../../../../ui/link-class.ts';
import { ItemList } from '../../../features/cart-lines/item-list.tsx';
import { DispatchPromise } from '../../../features/dispatch-promise/dispatch-promise.tsx';
import { Totals } from '../../../features/order-summary/totals.tsx';
import { useCart } from '../../../state/cart.ts';
import { useTranslations } from '../../../state/translations.ts';
import { ChangedPrices } from '../changed-prices.tsx';
import { StepForm } from './step-form.tsx';
import type { Checkout } from '../use-checkout.ts';

export function ReviewStep({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkout');
  const cart = useCart();
  const { form, type, faultOf, personalised } = checkout;
  return (
    <StepForm step="review" checkout={checkout} onDone={checkout.pay} done={t('review.pay')}>
      {checkout.addresses.notKept && (
        <Callout look="mind" role="status" className="mb-5">
          <p>{t('saved.notKept')}</p>
        </Callout>
      )}
      <DispatchPromise />
      <p className="mt-2 text-sm text-ink-soft">{t('review.farther')}</p>
      {personalised && (
        <div className="mt-6 rounded-soft bg-paper-deep px-5 py-4">
          <h3 className="text-lg">{t('review.personalised')}</h3>
          <p className="mt-1">{t('review.personalisedText')}</p>
          <Checkbox
            name="personalisedAccepted"
            label={t('review.accept')}
            required
            checked={form.details.personalisedAccepted}
            error={faultOf('personalisedAccepted')}
            onChange={(event) => type({ personalisedAccepted: event.currentTarget.checked })}
            className="mt-3"
          />
        </div>
      )}
      <ChangedPrices changes={checkout.changes} />
      {/* The law requires the items and the total with delivery directly above the button. */}
      <h3 className="mt-6 text-xl">{t('review.items')}</h3>
      <ItemList items={cart.items} />
      <div className="border-t border-line pt-4">
        <Totals totals={cart} />
      </div>
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
