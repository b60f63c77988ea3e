/** The button at a line of an order that changes what is written on it. */
import { lazy, Suspense, useState } from 'react';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { NAME_FIELD } from '../../../../domain/personalisation/sample-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { useTranslations } from '../../../state/translations.ts';
import type { OrderHandle } from '../order-handle.ts';

const loadDialog = () => import('./change-personalisation-dialog.tsx');
const ChangePersonalisationDialog = lazy(async () => ({
  default: (await loadDialog()).ChangePersonalisationDialog,
}));

export interface ChangeLineProps {
  of: OrderHandle;
  item: OrderCourse['items'][number];
  order: OrderCourse;
  onChanged: (order: OrderCourse) => void;
}

/** Nothing for a line that cannot be changed now. */
export function ChangeLine({ of, item, order, onChanged }: ChangeLineProps) {
  const t = useTranslations('order');
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  if (!isChangeable(item)) return null;
  const { name, personalisation } = item;
  const words = personalisation?.fields[NAME_FIELD];
  const isShared = order.items.filter((other) => wordsOn(other) === words).length > 1;
  return (
    <p className="print:hidden">
      <Button
        look="text"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onClick={() => setDialog('open')}
        className="text-left underline"
      >
        {!words
          ? t(item.words.length === 0 ? 'change.add' : 'change.product', { name })
          : isShared
            ? t('change.wordsOn', { words, name })
            : t('change.words', { words })}
      </Button>
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <ChangePersonalisationDialog
            of={of}
            item={item}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onChanged={onChanged}
          />
        </Suspense>
      )}
    </p>
  );
}

type Item = OrderCourse['items'][number];

const isChangeable = ({ isEditable, personalisation }: Item): boolean =>
  isEditable && personalisation !== null;

const wordsOn = (item: Item): string | undefined =>
  isChangeable(item) ? item.personalisation?.fields[NAME_FIELD] : undefined;
