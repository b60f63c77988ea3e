/** The way back to the list that the order was opened from, and to the orders beside it there. */
import { Link, useNavigate } from 'react-router';
import { fromList, placeIn, useListOrigin } from '../../list/list-origin.ts';
import { IconButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useShortcuts } from '../../parts/shortcuts.ts';

export function OrderCrumb({ reference }: { reference: string }) {
  const origin = useListOrigin();
  const navigate = useNavigate();
  const place = origin && placeIn(origin.ids, reference);
  const open = (other: string | undefined) => {
    if (!origin || other === undefined) return;
    // Back leads to the list, however many orders were looked at.
    void navigate(`/office/orders/${other}`, { replace: true, state: fromList(origin) });
  };
  useShortcuts({ k: () => open(place?.before), j: () => open(place?.after) });
  return (
    <div className="crumb small">
      <Link to={origin?.address ?? '/office/orders'}>
        <Icon name="chevron-left" size="small" />
        {origin?.name ?? 'Orders'}
      </Link>
      <span className="grow" />
      {place && (
        <>
          <span className="soft">
            {place.number} of {place.count}
          </span>
          <span className="pair">
            <IconButton
              look="plain"
              icon="chevron-up"
              label="Order before (K)"
              disabled={place.before === undefined}
              onClick={() => open(place.before)}
            />
            <IconButton
              look="plain"
              icon="chevron-down"
              label="Next order (J)"
              disabled={place.after === undefined}
              onClick={() => open(place.after)}
            />
          </span>
        </>
      )}
    </div>
  );
}
