/** The switch for counting page views from this device. */
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { setVisitsAllowed, useVisitsChoice } from '../../state/visits-choice.ts';
import { useTranslations } from '../../state/translations.ts';

export function VisitsSwitch() {
  const t = useTranslations('information');
  const read = useStoredStateRead();
  const { allowed } = useVisitsChoice();
  return (
    <div className="mt-6 rounded-soft border border-line bg-white px-5 py-5 text-base md:px-7">
      <Checkbox
        look="switch"
        label={<span className="font-semibold">{t('label')}</span>}
        checked={allowed}
        // Disabled until the stored choice is read, which would overwrite a press.
        disabled={!read}
        onChange={(event) => setVisitsAllowed(event.currentTarget.checked)}
      />
      <p role="status" className="mt-3 text-ink-soft">
        {allowed ? t('counted') : t('notCounted')}
      </p>
      <p className="mt-2 hidden text-ink-soft noscript:block">{t('noScript')}</p>
    </div>
  );
}
