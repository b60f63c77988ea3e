/** Finds the addresses at the typed postcode to choose from, or suggests the town. Loaded after the form, which works without. */
import { useRef, useState } from 'react';
import type { FoundAddress } from '../../../contract/account/addresses.ts';
import type { Address } from '../../../contract/cart/cart.ts';
import { hasUkPostcode } from '../../../domain/delivery/delivery.ts';
import { postTownOf } from '../../../domain/delivery/post-towns.ts';
import { isPostcode, normalisePostcode } from '../../../domain/delivery/postcode.ts';
import { Button } from '../../../ui/button.tsx';
import { browserApi } from '../../api/client.ts';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

export interface AddressFinderProps {
  type: 'payment' | 'shipping';
  address: Address;
  onType: (change: Partial<Address>) => void;
}

type Outcome = 'found' | 'none' | 'failed' | 'wrong' | 'chosen';

interface Answer {
  outcome: Outcome;
  /** As it was typed. */
  postcode: string;
  /** What the other fields had then. */
  lines: string;
  addresses: readonly FoundAddress[];
}

export function AddressFinder({ type, address, onType }: AddressFinderProps) {
  const t = useTranslations('address-form');
  const { findsAddresses } = shopSettings();
  const { answer, isLooking, find, settle } = useLookUp(address);
  const town = address.CityTown === '' ? postTownOf(address.PostCode) : null;
  const isOpen = answer?.outcome === 'found';
  const isWritten = !findsAddresses || answer?.outcome === 'none' || answer?.outcome === 'failed';

  if (!hasUkPostcode(address.Country)) return null;

  const goToLine = () => document.getElementsByName(`${type}.AddressLine1`)[0]?.focus();
  const choose = ({ Company, PostCode, ...lines }: FoundAddress) => {
    onType({ ...lines, PostCode, ...(Company !== '' && { Company }) });
    settle(PostCode);
    goToLine();
  };
  return (
    <>
      {findsAddresses && (
        <Button
          look="secondary"
          busyLabel={isLooking && t('finder.looking')}
          onClick={find}
          className="min-h-12!"
          // Beside the input, below the label's line.
          style={{ marginTop: '1.85rem' }}
        >
          {t('finder.find')}
        </Button>
      )}
      <div className="col-span-2 grid gap-2">
        <p role="status" className="mt-1 text-sm text-ink-soft empty:hidden">
          {answer && t(`finder.${answer.outcome}`, { count: answer.addresses.length })}
        </p>
        {isOpen && (
          <ul className="max-h-[70dvh] divide-y divide-line overflow-y-auto rounded-soft border border-edge bg-white p-2">
            {answer.addresses.map((found) => (
              <li key={labelOf(found)}>
                <button type="button" onClick={() => choose(found)} className={ROW}>
                  {labelOf(found)}
                </button>
              </li>
            ))}
            <li>
              <button
                type="button"
                onClick={() => {
                  settle(null);
                  goToLine();
                }}
                className={`${ROW} font-semibold text-bottle`}
              >
                {t('finder.myself')}
              </button>
            </li>
          </ul>
        )}
        {isWritten && town !== null && (
          <p>
            <Button look="text" onClick={() => onType({ CityTown: town })} className="min-h-11">
              {t('finder.town', { town })}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

const ROW = 'min-h-11 w-full px-4 py-2 text-left hover:bg-paper-deep';

type Lines = Pick<
  Address,
  'Company' | 'AddressLine1' | 'AddressLine2' | 'AddressLine3' | 'CityTown'
>;

function labelOf({ Company, AddressLine1, AddressLine2, AddressLine3, CityTown }: Lines): string {
  const parts = [Company, AddressLine1, AddressLine2, AddressLine3, CityTown];
  return parts.filter((part) => part !== '').join(', ');
}

/** A list stays while the postcode is being corrected, and goes once it is another whole one. */
function isStillShown({ outcome, postcode }: Answer, typed: string): boolean {
  const now = normalisePostcode(typed);
  return now === normalisePostcode(postcode) || (outcome === 'found' && !isPostcode(now));
}

/** @param address what is in the fields now; an answer for another postcode is not shown */
function useLookUp(address: Address) {
  const typed = address.PostCode;
  const lines = labelOf(address);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const turn = useRef(0);

  async function find(): Promise<void> {
    turn.current += 1;
    const mine = turn.current;
    const tell = (outcome: Outcome, addresses: readonly FoundAddress[] = []) => {
      if (turn.current === mine) setAnswer({ outcome, postcode: typed, lines, addresses });
    };
    if (!isPostcode(normalisePostcode(typed))) return tell('wrong');
    setIsLooking(true);
    try {
      const body = { postcode: typed };
      const { outcome, addresses } = await browserApi.call('addressesFind', { body });
      tell(outcome, addresses);
    } catch {
      tell('failed');
    }
    if (turn.current === mine) setIsLooking(false);
  }

  // The list lies between the postcode and the other fields: typing in those closes it.
  if (answer?.outcome === 'found' && answer.lines !== lines) setAnswer(null);

  return {
    answer: answer && isStillShown(answer, typed) ? answer : null,
    isLooking,
    find: () => void find(),
    /** @param postcode of the chosen address; null if none was */
    settle: (postcode: string | null) =>
      setAnswer(postcode === null ? null : { outcome: 'chosen', postcode, lines, addresses: [] }),
  };
}
