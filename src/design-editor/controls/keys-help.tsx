/** The keys of the editor, behind a question mark, where there is room for two columns. */
import { useTranslations } from '../editor-services.ts';

export function KeysHelp() {
  const t = useTranslations();
  return (
    <details className="text-sm text-ink-soft">
      <summary
        aria-label={t('keysTitle')}
        title={t('keysTitle')}
        className="inline-flex size-11 list-none items-center justify-center rounded-full border border-edge font-semibold hover:border-ink"
      >
        ?
      </summary>
      <p className="mt-2">{t('keys')}</p>
    </details>
  );
}
