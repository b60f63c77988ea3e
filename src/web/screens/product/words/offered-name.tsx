/** Offers the name typed on another product, where products do not all show it. */
import { countCharacters } from '../../../../domain/personalisation/personalisation.ts';
import { Button } from '../../../../ui/button.tsx';
import type { ProductField } from '../../../features/personalise-form/product-text.ts';
import { usePreview } from '../../../state/name-preview.ts';
import { useTranslations } from '../../../state/translations.ts';

export interface OfferedNameProps {
  /** The field of the name, which is empty. */
  field: ProductField;
  onUse: (name: string) => void;
}

export function OfferedName({ field, onUse }: OfferedNameProps) {
  const t = useTranslations('personalise-form');
  const { fields, everywhere } = usePreview();
  const name = (fields[field.name] ?? '').trim();
  if (everywhere || name === '' || countCharacters(name) > field.maxLength) return null;
  return (
    <div className="col-span-full">
      <Button
        look="secondary"
        className="bg-white px-4! text-sm"
        onClick={(event) => {
          // The button goes. The focus would open the keyboard of a phone.
          if (event.detail === 0)
            event.currentTarget.closest('fieldset')?.querySelector('input')?.focus();
          onUse(name);
        }}
      >
        {t('useRest', { rest: name })}
      </Button>
    </div>
  );
}
