/** Changes where an order goes. */
import type { Address } from '../../../../domain/delivery/address.ts';
import { callOffice } from '../../../api/call.ts';
import { fieldError } from '../../../api/refusal.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { TextField } from '../../../parts/field.tsx';
import type { Buyer, Order } from '../order.ts';
import { useOrderChange } from './use-order-change.ts';
import { useOrderDraft } from './use-order-draft.ts';

const FIELDS = [
  ['FirstName', 'First name', true],
  ['LastName', 'Last name', true],
  ['Company', 'Company', false],
  ['AddressLine1', 'Address line 1', true],
  ['AddressLine2', 'Address line 2', false],
  ['AddressLine3', 'Address line 3', false],
  ['CityTown', 'Town or city', true],
  ['County', 'County', false],
  ['PostCode', 'Postcode', true],
] as const satisfies readonly (readonly [keyof Address, string, boolean])[];

export interface AddressDialogProps {
  order: Order;
  buyer: Buyer;
  onClose: () => void;
}

export function AddressDialog({ order, buyer, onClose }: AddressDialogProps) {
  const { draft: address, change, version, see } = useOrderDraft(order, buyer.shipping);
  const { reference } = order;
  const save = useOrderChange(order, {
    change: () => callOffice('orderAddress', { params: { reference }, body: { version, address } }),
    done: () => 'The address is changed, and the job sheets are made again',
    onDone: onClose,
    onStale: see,
  });
  return (
    <FormDialog
      title="Change the address"
      button="Save the address"
      isBusy={save.isPending}
      error={save.error}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      {FIELDS.map(([name, label, isRequired]) => (
        <TextField
          key={name}
          label={label}
          required={isRequired}
          autoComplete="off"
          value={address[name]}
          error={fieldError(save.error, name) ?? fieldError(save.error, `address.${name}`)}
          onChange={({ currentTarget }) => change({ ...address, [name]: currentTarget.value })}
        />
      ))}
      <p className="small soft">What the customer paid for delivery does not change.</p>
    </FormDialog>
  );
}
