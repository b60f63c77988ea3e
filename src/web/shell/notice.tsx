/** What the shop wants every visitor to know now, set in the office. */
import { shopSettings } from '../state/settings.ts';
import { useTranslations } from '../state/translations.ts';

export function Notice() {
  const t = useTranslations('shell');
  const { notice } = shopSettings();
  if (notice === null) return null;
  return (
    <aside aria-label={t('notice')} className="bg-clay-tint px-5 py-2 text-center">
      {notice}
    </aside>
  );
}
