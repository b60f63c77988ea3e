/** Where page views from this device are switched off, or why there is nothing to switch. */
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { useTranslations } from '../../state/translations.ts';

const VisitsSwitch = lazyComponent(async () => (await import('./visits-switch.tsx')).VisitsSwitch);

export function VisitsPanel() {
  const t = useTranslations('information');
  const isAlive = useStoredStateRead();
  return (
    <div className="mt-6 min-h-36 rounded-soft border border-line bg-white px-5 py-5 text-base md:px-7">
      {isAlive && <VisitsSwitch />}
      <p className="hidden text-ink-soft noscript:block">{t('noScript')}</p>
    </div>
  );
}
