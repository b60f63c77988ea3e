/** Shown instead of controls whose script failed to load. */
import { useTranslations } from '../editor-services.ts';

export function ControlsFailed() {
  const t = useTranslations();
  return (
    <p role="alert" className="font-semibold text-error">
      {t('controlsFailed')}
    </p>
  );
}
