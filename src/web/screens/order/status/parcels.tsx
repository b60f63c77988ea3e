/** The status of an order's parcels, if there are several or one has a problem. The timeline shows a single one. */
import type { Parcel } from '../../../../contract/orders/orders.ts';
import { useTranslations } from '../../../state/translations.ts';
import { Followed } from './order-timeline.tsx';

const USUAL: readonly Parcel['state'][] = ['preparing', 'dispatched', 'delivered'];

export function Parcels({ parcels }: { parcels: readonly Parcel[] }) {
  const t = useTranslations('order');
  const listed = parcels.flatMap(({ state, ...parcel }) =>
    state === 'cancelled' ? [] : [{ ...parcel, state }],
  );
  if (listed.length < 2 && listed.every(({ state }) => USUAL.includes(state))) return null;
  return (
    <section className="mt-5">
      <h2 className="mb-2 text-lg">{t('parcel.title')}</h2>
      <ol className="space-y-3">
        {listed.map((parcel, place) => (
          <li key={parcel.id}>
            <p className="font-semibold">
              {t('parcel.which', {
                number: place + 1,
                state: t(`parcel.state.${parcel.state}`),
              })}
            </p>
            <Followed parcel={parcel} />
          </li>
        ))}
      </ol>
    </section>
  );
}
