/** What the order comes to, the tick and the order button: below the review on phones, beside it in wider windows. */
import { Fragment } from 'react';
import { formatPounds, pence } from '../../../../domain/money/money.ts';
import { photosOn } from '../../../../domain/personalisation/photos-on.ts';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { TEXT_LINK } from '../../../../ui/link-class.ts';
import { Totals } from '../../../features/order-summary/totals.tsx';
import { Link } from '../../../navigation/link.tsx';
import { isSignedIn, useAccount } from '../../../state/account.ts';
import { useCart } from '../../../state/cart.ts';
import { useTranslations } from '../../../state/translations.ts';
import { ChangedPrices } from '../changed-prices.tsx';
import { OrderPromise } from '../order-promise.tsx';
import type { Checkout } from '../use-checkout.ts';
import { productSums } from './product-sums.ts';
import { StepForm } from './step-form.tsx';

/** More products are only summed up, so that the button stays in view. */
const MOST_PRODUCTS = 4;

export function PayCard({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkout');
  const cart = useCart();
  const signedIn = useAccount(isSignedIn);
  const { form, type, faultOf, personalised } = checkout;
  const sums = productSums(cart.items);
  return (
    <section
      aria-labelledby="to-pay"
      // Marks the page: a guest who pays is not offered to sign in.
      data-paying={signedIn ? undefined : ''}
      className="contents self-start lg:sticky lg:block lg:top-[calc(var(--header-height)+16px)]"
    >
      <StepForm
        step="review"
        checkout={checkout}
        onDone={checkout.pay}
        done={
          <span>
            {t('review.pay', { total: formatPounds(pence(cart.total)) })}
            {personalised && !form.details.personalisedAccepted && (
              // The button at the foot of a phone's window leads to the tick first.
              <span className="block text-sm font-normal md:hidden"> {t('review.tickFirst')}</span>
            )}
          </span>
        }
      >
        {/* The law requires the items and the total with delivery directly above the button. */}
        <h2 id="to-pay" className="mb-3 text-2xl">
          {t('review.total')}
        </h2>
        <Totals totals={cart}>
          {sums.length <= MOST_PRODUCTS &&
            sums.map(({ productId, name, quantity, sumPence }) => (
              <Fragment key={productId}>
                <dt className="min-w-0 pr-4 break-words">
                  {t('review.product', { quantity, name })}
                </dt>
                <dd className="text-right">{formatPounds(pence(sumPence))}</dd>
              </Fragment>
            ))}
        </Totals>
        <OrderPromise className="mt-4" />
        <ChangedPrices changes={checkout.changes} />
        <div className="mt-4 border-t border-line pt-4">
          <p className="text-sm text-ink-soft">
            {personalised && <>{t('review.personalisedText')} </>}
            {t('review.terms')}{' '}
            <Link to="/legal/terms" className={TEXT_LINK}>
              {t('review.termsLink')}
            </Link>
            {' · '}
            <Link to="/legal/returns" className={TEXT_LINK}>
              {t('review.returnsLink')}
            </Link>
          </p>
          {personalised && (
            <Checkbox
              name="personalisedAccepted"
              label={t(cart.items.some(photosOn) ? 'review.acceptPhotos' : 'review.accept')}
              required
              checked={form.details.personalisedAccepted}
              error={faultOf('personalisedAccepted')}
              onChange={(event) => type({ personalisedAccepted: event.currentTarget.checked })}
              // Stands out, because the button leads here.
              className="mt-3 rounded-soft bg-bottle-tint p-3"
            />
          )}
        </div>
      </StepForm>
    </section>
  );
}
