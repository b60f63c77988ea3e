/** Placeholder for a screen that is loading. */
import { Spinner } from '../../../ui/spinner.tsx';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

/** It is shorter than most pages: a window that was scrolled down would show the footer. */
const toTop = () => scrollTo(0, 0);

export function LoadingScreen() {
  const t = useTranslations('common');
  return (
    <div
      ref={toTop}
      role="status"
      className="page flex min-h-[60vh] items-center justify-center gap-3 text-ink-soft"
    >
      <title>{`${t('loading')} · ${shopSettings().name}`}</title>
      <Spinner />
      {t('loading')}
    </div>
  );
}
