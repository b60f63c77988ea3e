/** Says that the name was typed on another product, and empties its field. */
import { Button } from '../../../../ui/button.tsx';
import { useTranslations } from '../../../state/translations.ts';

export function BroughtName({ onClear }: { onClear: () => void }) {
  const t = useTranslations('personalise-form');
  return (
    <p className="col-span-full flex items-center gap-x-4 text-sm leading-tight text-ink-soft">
      {t('brought')}
      <Button
        look="text"
        onClick={(event) => {
          // The button goes, and the next thing to do is to type.
          event.currentTarget.closest('fieldset')?.querySelector('input')?.focus();
          onClear();
        }}
      >
        {t('clear')}
      </Button>
    </p>
  );
}
