/** After a search for a person's name: the pictures show it if the shopper likes. Loads after the page. */
import { Button } from '../../../ui/button.tsx';
import { rememberText, showEverywhere, useNamePreview } from '../../state/name-preview.ts';
import { useTranslations } from '../../state/translations.ts';

export function ForName({ name }: { name: string }) {
  const t = useTranslations('search');
  const isShown = useNamePreview() === name;
  return (
    // One button, so that the focus stays.
    <Button
      look="secondary"
      onClick={() => {
        if (!isShown) rememberText('name', name);
        showEverywhere(!isShown);
      }}
    >
      {t(isShown ? 'hideName' : 'showName', { name })}
    </Button>
  );
}
