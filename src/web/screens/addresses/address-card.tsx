/** One saved address, formatted as on a label, with its actions. */
import type { SavedAddress } from '../../../contract/account/addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AddressBlock } from '../../features/address-form/address-block.tsx';
import { useTranslations } from '../../state/translations.ts';

export interface AddressCardProps {
  address: SavedAddress;
  onEdit: (address: SavedAddress) => void;
  onDefault: (address: SavedAddress) => void;
  onRemove: (address: SavedAddress) => void;
}

export function AddressCard({ address, onEdit, onDefault, onRemove }: AddressCardProps) {
  const t = useTranslations('addresses');
  const name = { line: address.AddressLine1 };
  return (
    <article
      className={`flex h-full flex-col rounded-soft border bg-white p-5 ${address.isDefault ? 'border-bottle' : 'border-line'}`}
    >
      <p
        className={`flex items-center gap-2 text-sm font-semibold text-bottle ${address.isDefault ? 'mb-2' : 'sm:mb-2 sm:min-h-7'}`}
      >
        {address.isDefault && (
          <>
            <Icon name="check" className="size-4" />
            {t('isDefault')}
          </>
        )}
      </p>
      <AddressBlock address={{ ...address, Method: '' }} />
      <div className="mt-auto -ml-3 flex flex-wrap pt-4">
        <Button
          look="quiet"
          onClick={() => onEdit(address)}
          aria-label={t('changeOf', name)}
          className="px-3!"
        >
          <Icon name="pencil" className="size-4" />
          {t('change')}
        </Button>
        <Button
          look="quiet"
          onClick={() => onRemove(address)}
          aria-label={t('removeOf', name)}
          className="px-3!"
        >
          <Icon name="trash" className="size-4" />
          {t('remove')}
        </Button>
        {!address.isDefault && (
          <Button
            look="quiet"
            onClick={() => onDefault(address)}
            aria-label={t('makeDefaultOf', name)}
            className="px-3!"
          >
            <Icon name="check" className="size-4" />
            {t('makeDefault')}
          </Button>
        )}
      </div>
    </article>
  );
}
