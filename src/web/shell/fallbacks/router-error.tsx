/** The last error boundary, for errors that no screen caught. */
import { Button } from '../../../ui/button.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useTranslations } from '../../state/translations.ts';
import { useHydrated } from '../use-hydrated.ts';

export function RouterError() {
  const t = useTranslations('shell');
  // The shell normally marks hydration, but it may be what threw.
  useHydrated(true);
  return (
    <div className="page py-20 text-center md:py-28">
      <PageHead title={t('error.title')} hidden />
      <h1 className="text-4xl">{t('error.title')}</h1>
      <p className="mx-auto mt-4 max-w-prose text-ink-soft">{t('error.text')}</p>
      <p className="mt-8">
        <Button onClick={() => window.location.reload()}>{t('error.again')}</Button>
      </p>
    </div>
  );
}
