/** After a search for a name, or for a person such as Dad: the pictures show it if the shopper likes. Loads after the page. */
import { Button } from '../../../ui/button.tsx';
import { rememberText, showEverywhere, useNamePreview } from '../../state/name-preview.ts';
import { useTranslations } from '../../state/translations.ts';

export interface ForNameProps {
  name: string;
  /** In a row with other things. */
  brief?: boolean;
}

export function ForName({ name, brief = false }: ForNameProps) {
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
      {brief
        ? t(isShown ? 'hideBriefly' : 'showBriefly', { name })
        : t(isShown ? 'hideName' : 'showName', { name })}
    </Button>
  );
}
