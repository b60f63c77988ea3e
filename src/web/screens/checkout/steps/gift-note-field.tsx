/** The gift note, printed on a card in the parcel. On the wire it is the order's `comment`. */
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { useCounter } from '../../../state/use-counter.ts';
import { useTranslations } from '../../../state/translations.ts';
import type { Checkout } from '../use-checkout.ts';

const MAX_LENGTH = 500;

export function GiftNoteField({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkout');
  const counter = useCounter();
  const { form, type, faultOf } = checkout;
  return (
    <TextArea
      name="comment"
      label={
        <>
          {t('delivery.note')} <span className="font-normal text-ink-soft">{t('optional')}</span>
        </>
      }
      hint={t('delivery.noteHint')}
      rows={3}
      maxLength={MAX_LENGTH}
      counter={counter}
      value={form.details.comment}
      error={faultOf('comment')}
      onChange={(event) => type({ comment: event.currentTarget.value })}
      className="mt-6"
    />
  );
}
