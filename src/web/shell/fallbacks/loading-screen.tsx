/** Placeholder for a screen that is loading. */
import { Spinner } from '../../../ui/spinner.tsx';
import { useTranslations } from '../../state/translations.ts';

export function LoadingScreen() {
  const t = useTranslations('common');
  return (
    <div
      role="status"
      className="page flex min-h-[60vh] items-center justify-center gap-3 text-ink-soft"
    >
      <Spinner />
      {t('loading')}
    </div>
  );
}
