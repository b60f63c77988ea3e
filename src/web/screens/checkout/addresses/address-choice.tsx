/** A choice between a customer's saved addresses and fields for another one. Guests get the fields only. */
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { AddressBlock } from '../../../features/address-form/address-block.tsx';
import { useTranslations } from '../../../state/translations.ts';
import { placeOf } from './saved-as.ts';
import type { AddressType, SavedAddresses } from './use-saved-addresses.ts';

export interface AddressChoiceProps {
  type: AddressType;
  addresses: SavedAddresses;
  /** The fields for another address. */
  children: ReactNode;
}

const CARD =
  'flex min-h-14 gap-3 rounded-soft border border-edge bg-white p-4 hover:border-ink ' +
  'has-checked:border-bottle has-checked:bg-bottle-tint';
const RADIO =
  'mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-edge bg-white ' +
  'checked:border-[6px] checked:border-bottle forced-colors:appearance-auto';

export function AddressChoice({ type, addresses, children }: AddressChoiceProps) {
  const t = useTranslations('checkout');
  const { state, again, offered, chosen, choose, typeAnother, keeps, keep } = addresses;
  if (state === 'none') return children;
  if (state === 'asked') {
    return (
      <p role="status" className="flex min-h-40 items-center gap-3 text-ink-soft">
        <Spinner />
        {t('saved.asking')}
      </p>
    );
  }
  if (state === 'failed') {
    return (
      <>
        <ListFailed onAgain={again} />
        {children}
      </>
    );
  }
  const list = offered(type);
  const current = chosen(type);
  return (
    <>
      {list.length > 0 && (
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {list.map((saved) => (
            <li key={saved.id} className="grid">
              <label className={CARD}>
                <input
                  type="radio"
                  name={`${type}-choice`}
                  checked={saved.id === current}
                  onChange={() => choose(type, saved)}
                  className={RADIO}
                />
                <span className="min-w-0">
                  <AddressBlock address={{ ...placeOf(saved), Method: '' }} />
                  {saved.isDefault && (
                    <span className="mt-1 block text-sm text-ink-soft">{t('saved.default')}</span>
                  )}
                </span>
              </label>
            </li>
          ))}
          <li className="grid">
            <label className={`${CARD} items-start`}>
              <input
                type="radio"
                name={`${type}-choice`}
                checked={current === null}
                onChange={() => typeAnother(type)}
                className={RADIO}
              />
              <span className="font-semibold">{t('saved.another')}</span>
            </label>
          </li>
        </ul>
      )}
      {current === null && (
        <div className={list.length > 0 ? 'mt-5' : ''}>
          {children}
          <Checkbox
            label={t('saved.keep')}
            checked={keeps(type)}
            onChange={(event) => keep(type, event.currentTarget.checked)}
            className="mt-4"
          />
        </div>
      )}
    </>
  );
}

function ListFailed({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations('checkout');
  return (
    <Callout
      look="warning"
      role="alert"
      action={
        <Button look="secondary" onClick={onAgain}>
          {t('saved.again')}
        </Button>
      }
      className="mb-5"
    >
      <p>{t('saved.failed')}</p>
    </Callout>
  );
}
