/** Where a customer pays an order that the shop took by phone or email, by the link in the email. */
import { formatPounds, pence } from '../../../domain/money/money.ts';
import type { Order, PayLink } from '../../../contract/orders/orders.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { browserApi } from '../../api/client.ts';
import { Panel } from '../../features/account-frame/panel.tsx';
import { useLoaded } from '../../features/account-frame/use-loaded.ts';
import { AddressBlock } from '../../features/address-form/address-block.tsx';
import { ItemList } from '../../features/cart-lines/item-list.tsx';
import { orderDay } from '../../features/order-card/order-days.ts';
import { Totals } from '../../features/order-summary/totals.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { usePage } from '../../navigation/use-router.ts';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

export default function PayScreen() {
  const t = useTranslations('pay');
  const { link = '' } = usePage().params;
  return (
    <div className="page min-h-svh max-w-5xl! pt-10 pb-16">
      <PageHead title={t('title')} hidden />
      <ByLink key={link} link={link} />
    </div>
  );
}

/** A link with a missing character may be malformed, which is treated as unknown. */
const UNKNOWN: readonly number[] = [400, 404, 410, 422];

function ByLink({ link }: { link: string }) {
  const t = useTranslations('pay');
  const { data, failure, again } = useLoaded(() =>
    browserApi.call('payLink', { params: { link } }),
  );
  if (data) return <Found found={data} />;
  if (failure && UNKNOWN.includes(failure.status)) return <Ended why="unknown" />;
  if (failure)
    return (
      <Callout
        look="error"
        role="alert"
        title={t('failed.title')}
        action={
          <Button look="secondary" onClick={again}>
            {t('again')}
          </Button>
        }
      >
        <p>{t('failed.text')}</p>
      </Callout>
    );
  return (
    <p className="flex items-center gap-3 text-ink-soft">
      <Spinner />
      {t('asking')}
    </p>
  );
}

function Found({ found: { state, order, payBy, reference } }: { found: PayLink }) {
  const t = useTranslations('pay');
  return (
    <>
      <p className="font-semibold text-clay-deep">{t('reference', { reference })}</p>
      {order && state === 'open' && <ToPay order={order} payBy={payBy} />}
      {order && (state === 'paid' || state === 'taking') && <Settled order={order} why={state} />}
      {(state === 'cancelled' || state === 'over') && <Ended why={state} />}
    </>
  );
}

function ToPay({ order, payBy }: { order: Order; payBy: string }) {
  const t = useTranslations('pay');
  const { email, phone } = shopSettings();
  const amount = formatPounds(pence(order.total));
  const isPersonalised = order.items.some(({ personalisation }) => personalisation);
  return (
    <>
      <h1 className="mt-2 text-4xl md:text-5xl">{t('heading', { amount })}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{t('text')}</p>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <Panel title={t('ordered')}>
          <div className="-mt-4">
            <ItemList items={order.items} />
          </div>
          <div className="border-t border-line pt-4">
            <Totals totals={order} />
          </div>
        </Panel>
        <div className="space-y-6">
          <section>
            <h2 className="mb-2 text-xl">{t('to')}</h2>
            <AddressBlock address={order.shipping} />
          </section>
          {order.comment && (
            <section>
              <h2 className="mb-2 text-xl">{t('note')}</h2>
              <p className="break-words whitespace-pre-wrap text-ink-soft">{order.comment}</p>
            </section>
          )}
          {isPersonalised && <p className="text-ink-soft">{t('personalised')}</p>}
          {/* Not a router link: the server redirects to the payment provider. */}
          <a
            href={`/gateway/paypal/${order.key}/new`}
            className={`${buttonClass('primary', 'large')} w-full`}
          >
            {t('pay', { amount })}
          </a>
          <p className="text-ink-soft">{t('until', { day: orderDay(payBy) })}</p>
          <p className="wrap-anywhere text-ink-soft">{t('wrong', { email, phone })}</p>
        </div>
      </div>
    </>
  );
}

function Settled({ order, why }: { order: Order; why: 'paid' | 'taking' }) {
  const t = useTranslations('pay');
  return (
    <>
      <h1 className="mt-2 text-4xl md:text-5xl">{t(`${why}.title`)}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{t(`${why}.text`)}</p>
      <p className="mt-8">
        <Link to={`/checkout/thank-you/${order.key}`} className={buttonClass('primary', 'large')}>
          {t('see')}
        </Link>
      </p>
    </>
  );
}

function Ended({ why }: { why: 'cancelled' | 'over' | 'unknown' }) {
  const t = useTranslations('pay');
  return (
    <>
      <h1 className="mt-2 text-4xl md:text-5xl">{t(`${why}.title`)}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{t(`${why}.text`)}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link to="/contact" className={buttonClass()}>
          {t('contact')}
        </Link>
        <Link to="/shop" className={buttonClass('secondary')}>
          {t('shop')}
        </Link>
      </p>
    </>
  );
}
