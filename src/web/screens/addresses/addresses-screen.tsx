/** A customer's saved addresses: the default for checkout, and the others. */
import { useState } from 'react';
import type { SavedAddress } from '../../../contract/account/addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AccountFrame } from '../../features/account-frame/account-frame.tsx';
import { LoadFailed } from '../../features/account-frame/load-failed.tsx';
import { Notice } from '../../features/account-frame/notice.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useTranslations } from '../../state/translations.ts';
import { AddressCard } from './address-card.tsx';
import { AddressEditor } from './address-editor.tsx';
import { AddressSkeleton } from './address-skeleton.tsx';
import { NoAddresses } from './no-addresses.tsx';
import { useAddresses } from './use-addresses.ts';

export default function AddressesScreen() {
  const t = useTranslations('addresses');
  return (
    <>
      <PageHead title={t('title')} hidden />
      <AccountFrame title={t('title')} intro={t('intro')} skeleton={<AddressSkeleton />}>
        {(user) => <Addresses person={user} />}
      </AccountFrame>
    </>
  );
}

function Addresses({ person }: { person: { firstName: string; lastName: string } }) {
  const t = useTranslations('addresses');
  const { list, failure, again, outcome, fault, save, add, makeDefault, remove, undo } =
    useAddresses();
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);

  if (!list)
    return failure ? <LoadFailed failure={failure} onAgain={again} /> : <AddressSkeleton />;
  return (
    <>
      <Notice
        text={outcome ? t(`told.${outcome}`) : ''}
        onUndo={outcome === 'removed' ? undo : undefined}
        fault={fault && (fault === 'unreachable' ? t('unreachable') : fault)}
      />
      {list.length === 0 ? (
        <NoAddresses onSave={add} onAdd={() => setEdited('new')} />
      ) : (
        <>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {list.map((address) => (
              <li key={address.id}>
                <AddressCard
                  address={address}
                  onEdit={setEdited}
                  onDefault={makeDefault}
                  onRemove={remove}
                />
              </li>
            ))}
            <li>
              {/* As high as its neighbour. */}
              <Button
                look="quiet"
                onClick={() => setEdited('new')}
                className="size-full min-h-16 border-dashed border-edge!"
              >
                <Icon name="plus" />
                {t('add')}
              </Button>
            </li>
          </ul>
        </>
      )}
      <Dialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={t(edited === 'new' ? 'add' : 'edit')}
        closeLabel={t('common:close')}
      >
        {edited && (
          <AddressEditor
            saved={edited === 'new' ? null : edited}
            person={person}
            isFirst={list.length === 0}
            onSave={async (address) => {
              await save(edited === 'new' ? null : edited.id, address);
              setEdited(null);
            }}
            onCancel={() => setEdited(null)}
          />
        )}
      </Dialog>
    </>
  );
}
