/** Placeholder for a screen that is loading. */
import { Spinner } from '../../../ui/spinner.tsx';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

export function LoadingScreen() {
  const t = useTranslations('common');
  return (
    <div
      role="status"
      className="page flex min-h-[60vh] items-center justify-center gap-3 text-ink-soft"
    >
      <title>{`${t('loading')} · ${shopSettings().name}`}</title>
      <Spinner />
      {t('loading')}
    </div>
  );
}
