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
      {!isShown && (
        <button
          type="button"
          className={buttonClass('secondary', 'medium', 'mt-3')}
          onClick={() => {
            rememberText('name', name);
            showEverywhere(true);
          }}
        >
          {t('showName', { name })}
        </button>
      )}
    </div>
  );
}
