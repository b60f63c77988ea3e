/** Stands where something could not be read, with a way to try again. */
import { Button } from '../../../ui/button.tsx';
import type { Refusal } from '../../api/refusal.ts';
import { useWords } from '../../state/words.ts';

export function LoadFailed({ failure, onAgain }: { failure: Refusal; onAgain: () => void }) {
  const t = useWords('account-frame');
  return (
    <div role="alert" className="rounded-soft bg-error-tint px-6 py-8">
      <h2 className="text-xl">{t('failed')}</h2>
      <p className="mt-1">{failure.message || t('unreachable')}</p>
      <Button look="secondary" onClick={onAgain} className="mt-4">
        {t('again')}
      </Button>
    </div>
  );
}
