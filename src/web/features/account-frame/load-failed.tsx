/** Shown if something could not be loaded, with a retry button. */
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { Refusal } from '../../api/refusal.ts';
import { useTranslations } from '../../state/translations.ts';

export function LoadFailed({ failure, onAgain }: { failure: Refusal; onAgain: () => void }) {
  const t = useTranslations('account-frame');
  return (
    <Callout
      look="error"
      role="alert"
      action={
        <Button look="secondary" onClick={onAgain}>
          {t('again')}
        </Button>
      }
    >
      <h2 className="text-xl">{t('failed')}</h2>
      <p className="mt-1">{failure.message || t('unreachable')}</p>
    </Callout>
  );
}
