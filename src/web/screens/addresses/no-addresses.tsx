/** Before the first address is saved: offers the one that the latest order went to, which may have been placed as a guest. */
import { useState } from 'react';
import type { Address } from '../../../contract/cart/cart.ts';
import { AccountIcon } from '../../../ui/account-icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { browserApi } from '../../api/client.ts';
import { Panel } from '../../features/account-frame/panel.tsx';
import { useLoaded } from '../../features/account-frame/use-loaded.ts';
import { AddressBlock } from '../../features/address-form/address-block.tsx';
import { useTranslations } from '../../state/translations.ts';
import { AddressSkeleton } from './address-skeleton.tsx';
import type { GivenAddress } from './use-addresses.ts';

export interface NoAddressesProps {
  onSave: (address: GivenAddress) => Promise<void>;
  onAdd: () => void;
}

export function NoAddresses({ onSave, onAdd }: NoAddressesProps) {
  const t = useTranslations('addresses');
  const { data: offered, failure } = useLoaded(latestAddress);
  const [isSaving, setIsSaving] = useState(false);
  if (offered === undefined && !failure) return <AddressSkeleton />;
  if (!offered)
    return (
      <EmptyState
        icon={<AccountIcon name="pin" className="size-12" />}
        title={t('empty.title')}
        text={t('empty.text')}
      >
        <Button onClick={onAdd}>{t('add')}</Button>
      </EmptyState>
    );
  const save = async () => {
    setIsSaving(true);
    const { Method: _, ...fields } = offered;
    await onSave({ ...fields, isDefault: true }).finally(() => setIsSaving(false));
  };
  return (
    <Panel title={t('offer.title')} text={t('empty.text')} className="max-w-xl">
      <AddressBlock address={offered} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={save} busyLabel={isSaving && t('saving')}>
          {t('offer.save')}
        </Button>
        <Button look="secondary" onClick={onAdd}>
          {t('offer.other')}
        </Button>
      </div>
    </Panel>
  );
}

/** Null without an order that was paid, and once its address is erased. */
async function latestAddress(): Promise<Address | null> {
  const orders = await browserApi.call('orders', {});
  const latest = orders.find(
    ({ status }) => status !== 'awaitingPayment' && status !== 'cancelled',
  );
  if (!latest) return null;
  const { shipping } = await browserApi.call('order', { params: { id: latest.id } });
  return shipping.AddressLine1 === '' ? null : shipping;
}
