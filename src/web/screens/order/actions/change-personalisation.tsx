/** The countdown for changing an order's personalisation, and the buttons to do so. */
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { FOLDED_FROM } from '../../../../domain/cart/line-groups.ts';
import { NAME_FIELD } from '../../../../domain/personalisation/sample-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Panel } from '../../../features/account-frame/panel.tsx';
import { orderDay, orderTime } from '../../../features/order-card/order-days.ts';
import { useTranslations } from '../../../state/translations.ts';
import type { OrderHandle } from '../order-handle.ts';
import { timeLeft } from './time-left.ts';

const loadDialog = () => import('./change-personalisation-dialog.tsx');
const ChangePersonalisationDialog = lazy(async () => ({
  default: (await loadDialog()).ChangePersonalisationDialog,
}));

const TICK_MS = 20_000;

export interface ChangePersonalisationProps {
  of: OrderHandle;
  order: OrderCourse;
  onChanged: (order: OrderCourse) => void;
}

export function ChangePersonalisation({ of, order, onChanged }: ChangePersonalisationProps) {
  const t = useTranslations('order');
  const [dialog, setDialog] = useState<{ itemId: string; isOpen: boolean } | null>(null);
  const { editableUntil, items } = order;
  const written = items.filter(({ personalisation }) => personalisation !== null);
  const editable = written.filter(({ isEditable }) => isEditable);
  const inWorkshop = order.status === 'paid' ? written.length - editable.length : 0;
  if (editable.length + inWorkshop === 0) return null;
  const namesWritten = editable.map(({ personalisation }) => personalisation?.fields[NAME_FIELD]);
  const label = (name: string, words: string | undefined) => {
    if (!words) return t('change.product', { name });
    const isShared = namesWritten.filter((other) => other === words).length > 1;
    return isShared ? t('change.wordsOn', { words, name }) : t('change.words', { words });
  };
  const chosen = editable.find(({ id }) => id === dialog?.itemId);
  return (
    <Panel title={t('change.title')}>
      {editableUntil && editable.length > 0 && (
        <p>
          <Until until={editableUntil} />
        </p>
      )}
      {inWorkshop > 0 && <p>{t('change.inWorkshop', { count: inWorkshop })}</p>}
      {editable.length > 0 && (
        <Folded count={editable.length}>
          {editable.map(({ id, name, personalisation }) => (
            <li key={id}>
              <Button
                look="secondary"
                aria-haspopup="dialog"
                onPointerEnter={() => void loadDialog()}
                onClick={() => setDialog({ itemId: id, isOpen: true })}
              >
                {label(name, personalisation?.fields[NAME_FIELD])}
              </Button>
            </li>
          ))}
        </Folded>
      )}
      {dialog && chosen && (
        <Suspense fallback={null}>
          <ChangePersonalisationDialog
            key={chosen.id}
            of={of}
            item={chosen}
            open={dialog.isOpen}
            onClose={() => setDialog({ ...dialog, isOpen: false })}
            onChanged={onChanged}
          />
        </Suspense>
      )}
    </Panel>
  );
}

/** Folds the buttons, since hundreds would bury the order. */
function Folded({ count, children }: { count: number; children: ReactNode }) {
  const t = useTranslations('order');
  const list = <ul className="mt-4 flex flex-wrap gap-3">{children}</ul>;
  if (count < FOLDED_FROM) return list;
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-bottle underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        {t('change.choose', { count })}
      </summary>
      {list}
    </details>
  );
}

function Until({ until }: { until: string }) {
  const t = useTranslations('order');
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(until, now);
  const moment = { day: orderDay(until), time: orderTime(until) };
  return t(`change.until.${left.kind}`, { ...moment, ...left });
}
