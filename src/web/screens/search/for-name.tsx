/** After a search for a person's name: the pictures show it if the shopper likes. */
import { buttonClass } from '../../../ui/button-class.ts';
import { rememberText, showEverywhere, useNamePreview } from '../../state/name-preview.ts';
import { useTranslations } from '../../state/translations.ts';

export function ForName({ name }: { name: string }) {
  const t = useTranslations('search');
  const isShown = useNamePreview() === name;
  return (
    <div className="mb-6">
      <p>{t('forName', { name })}</p>
      {/* One button, so that the focus stays. */}
      <button
        type="button"
        className={buttonClass('secondary', 'medium', 'mt-3')}
        onClick={() => {
          if (!isShown) rememberText('name', name);
          showEverywhere(!isShown);
        }}
      >
        {t(isShown ? 'hideName' : 'showName', { name })}
      </button>
    </div>
  );
}
