/** Stands in for a screen that is on its way. */
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/spinner.tsx';

export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <div role="status" className="page flex min-h-[60vh] items-center justify-center gap-3 text-ink-soft">
      <Spinner />
      {t('loading')}
    </div>
  );
}
