/** Why the message could not be sent, and another way to contact the shop. */
import { Icon } from '../../../ui/icon.tsx';
import type { Refusal } from '../../api/refusal.ts';
import { LinkedText } from '../../features/prose/linked-text.tsx';
import { shopValues } from '../../features/prose/prose-text.ts';
import { useTranslations } from '../../state/translations.ts';

const MINUTE_SECONDS = 60;

export function MessageError({ refusal }: { refusal: Refusal }) {
  const t = useTranslations('contact-form');
  const { status, message, fields, retryAfterSeconds } = refusal;
  const reason = () => {
    if (status === 429 && retryAfterSeconds !== undefined)
      return t('failed.tooOften', { minutes: Math.ceil(retryAfterSeconds / MINUTE_SECONDS) });
    return message || t('failed.unreachable');
  };
  return (
    <div role="alert" className="mt-5 flex gap-3 rounded-soft bg-error-tint px-5 py-4">
      <Icon name="info" className="mt-0.5 size-6 text-error" />
      <div className="min-w-0">
        <p className="font-semibold text-error">{t('failed.title')}</p>
        <p>{reason()}</p>
        {fields.map((field) => (
          <p key={field.field}>{field.message}</p>
        ))}
        <p className="mt-1">
          <LinkedText text={t('failed.kept', shopValues())} />
        </p>
      </div>
    </div>
  );
}
