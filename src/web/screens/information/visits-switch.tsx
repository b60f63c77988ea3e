/** The switch for counting page views from this device. Loaded after its page. */
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { setVisitsAllowed, useVisitsChoice } from '../../state/visits-choice.ts';
import { useTranslations } from '../../state/translations.ts';

/** Only once the stored choice is read, which a press would overwrite. */
export function VisitsSwitch() {
  const t = useTranslations('information');
  const { allowed } = useVisitsChoice();
  return (
    <>
      <Checkbox
        look="switch"
        label={<span className="font-semibold">{t('label')}</span>}
        checked={allowed}
        onChange={(event) => setVisitsAllowed(event.currentTarget.checked)}
      />
      <p role="status" className="mt-3 text-ink-soft">
        {allowed ? t('counted') : t('notCounted')}
      </p>
    </>
  );
}
