/**
 * The layout of the steps until the server has returned the cart: the same for everyone, as the
 * server renders it.
 */
import { useTranslations } from '../../../state/translations.ts';
import { TotalsWaiting } from '../../../features/order-summary/totals-waiting.tsx';
import { CheckoutNotes } from '../checkout-introduction.tsx';
import { STEPS } from '../checkout-rules.ts';
import { StepFrame } from './step-frame.tsx';

const GREY = 'animate-pulse rounded-soft bg-paper-deep';

export function StepsWaiting() {
  const t = useTranslations('checkout');
  const [first] = STEPS;
  return (
    <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
      <p role="status" className="sr-only">
        {t('common:loading')}
      </p>
      <p className="flex min-h-14 items-center rounded-soft border border-line bg-white px-5 font-semibold lg:hidden">
        {t('order.title')}
      </p>
      <section className="hidden rounded-soft border border-line bg-white p-6 lg:block">
        <h2 className="text-2xl">{t('order.title')}</h2>
        <div aria-hidden="true" className={`my-4 h-18 ${GREY}`} />
        <TotalsWaiting />
      </section>
      <ol className="space-y-4 lg:order-first">
        {STEPS.map((step) => (
          <StepFrame key={step} step={step} isOpen={step === first}>
            {step === first && (
              <>
                <p className="mt-5 text-lg font-semibold">{t('person.title')}</p>
                <p className="mb-4 text-ink-soft">{t('person.text')}</p>
                <div aria-hidden="true" className={`min-h-svh ${GREY}`} />
              </>
            )}
          </StepFrame>
        ))}
      </ol>
      <CheckoutNotes />
    </div>
  );
}
