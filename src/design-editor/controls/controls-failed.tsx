/** Stands for controls whose script could not be fetched. */
import { useTranslations } from '../editor-services.ts';

export function ControlsFailed() {
  const t = useTranslations();
  return (
    <p role="alert" className="font-semibold text-error">
      {t('controlsFailed')}
    </p>
  );
}
