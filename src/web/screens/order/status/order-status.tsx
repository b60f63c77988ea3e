/** The head of an order's page: thanks, how it is going, or what remains to be done. */
import { Link } from '../../../navigation/link.tsx';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { buttonClass } from '../../../../ui/button-class.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { ExpectedDays } from '../../../features/order-card/expected-days.tsx';
import { WholeNumbers } from '../../../features/order-card/whole-numbers.tsx';
import { useTranslations } from '../../../state/translations.ts';
import { countPictures, OrderedPictures } from '../thanks/ordered-pictures.tsx';
import { SharePictures } from '../thanks/share-pictures.tsx';
import { FOLLOWED, OrderCourse as Course } from './order-course.tsx';
import { standingOf, type Standing } from './status.ts';

export interface OrderStatusPanelProps {
  order: OrderCourse;
  /** Whether the page thanks for the order. */
  thanks: boolean;
  /** The page refreshes automatically. */
  watching: boolean;
  onLook: () => void;
}

const PAYABLE: readonly Standing[] = ['waiting', 'refused'];
const UNSETTLED: readonly Standing[] = ['waiting', 'capturing'];
const UNFINISHED = [
  'capturing',
  'pending',
  'waiting',
  'refused',
  'review',
  'refunding',
  'refunded',
  'cancelled',
] as const;

export function OrderStatusPanel({ order, thanks, watching, onLook }: OrderStatusPanelProps) {
  const t = useTranslations('thank-you');
  const standing = standingOf(order);
  const unsettled = UNSETTLED.includes(standing);
  const isFollowed = !thanks && FOLLOWED.some((each) => each === standing);
  return (
    <header>
      {!isFollowed && (
        <p className="font-semibold text-clay-deep">
          <WholeNumbers text={t('reference', { reference: order.reference })} />
        </p>
      )}
      {/* The text changes while the page waits; changes are announced. */}
      <div role="status">
        {isFollowed ? (
          <Followed order={order} />
        ) : thanks ? (
          <Thanks order={order} />
        ) : (
          <Unfinished order={order} />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 not-empty:mt-6">
        {PAYABLE.includes(standing) && (
          // Not a router link: the server redirects to the payment provider.
          <a href={`/gateway/paypal/${order.key}/new`} className={buttonClass('primary', 'large')}>
            {t(standing === 'refused' ? 'payAgain' : 'payNow')}
          </a>
        )}
        {standing === 'cancelled' && (
          <Link to="/cart" className={buttonClass('primary', 'large')}>
            {t('toCart')}
          </Link>
        )}
        {unsettled && watching && (
          <p className="flex items-center gap-2 text-ink-soft">
            <Spinner />
            {t('watching')}
          </p>
        )}
        {unsettled && !watching && (
          <Button look="secondary" size="large" onClick={onLook}>
            {t('look')}
          </Button>
        )}
      </div>
    </header>
  );
}

const TEXT = 'max-w-prose text-lg wrap-anywhere text-ink-soft';

/** By the number of pictures: beside the text where there is room. */
const BESIDE: Record<number, string> = {
  1: 'grid sm:grid-cols-[auto_1fr] sm:items-center',
  2: 'grid lg:grid-cols-2 sm:items-center',
};

/** When it comes and what was bought, before anything else. */
function Thanks({ order }: { order: OrderCourse }) {
  const t = useTranslations('thank-you');
  const { firstName, email, items, promise } = order;
  return (
    <>
      <h1 className="mt-2 flex items-center gap-4 text-4xl md:text-5xl">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-bottle text-white">
          <Icon name="check" className="size-7" />
        </span>
        {t('thanks.title', { name: firstName })}
      </h1>
      <ExpectedDays expected={promise} className="mt-3 font-display text-2xl md:text-3xl" />
      <div className={`mt-4 gap-x-8 gap-y-5 ${BESIDE[countPictures(items)] ?? 'grid'}`}>
        <div className="min-w-0 print:hidden">
          <OrderedPictures items={items} />
        </div>
        <div className="min-w-0">
          <p className={TEXT}>{t('thanks.text', { email })}</p>
          <div className="mt-4 empty:hidden print:hidden">
            <SharePictures items={items} />
          </div>
        </div>
      </div>
    </>
  );
}

/** For later visits, and for orders found by their number: how it is going, before the number. */
function Followed({ order }: { order: OrderCourse }) {
  const t = useTranslations('thank-you');
  const standing = FOLLOWED.find((each) => each === standingOf(order));
  return (
    <>
      {standing && <h1 className="text-3xl md:text-4xl">{t(`followed.${standing}`)}</h1>}
      <Course order={order}>
        <p className="font-semibold">
          <WholeNumbers text={t('reference', { reference: order.reference })} />
        </p>
      </Course>
    </>
  );
}

function Unfinished({ order }: { order: OrderCourse }) {
  const t = useTranslations('thank-you');
  const { firstName, email } = order;
  const standing = standingOf(order);
  const unfinished = UNFINISHED.find((each) => each === standing);
  if (!unfinished) return null;
  return (
    <>
      <h1 className="mt-1 text-3xl md:text-4xl">
        {t(`standing.${unfinished}.title`, { name: firstName })}
      </h1>
      <p className={`mt-3 ${TEXT}`}>{t(`standing.${unfinished}.text`, { email })}</p>
    </>
  );
}
