/** The fields to put right, by their labels: what is wrong is said at each. */
import { useTranslations } from '../../../state/translations.ts';
import type { FieldMessage } from '../../../api/refusal.ts';

export interface FaultLinksProps {
  faults: readonly FieldMessage[];
  onGo: (field: string) => void;
}

const PERSON = ['firstName', 'lastName', 'email', 'phone', 'mobile'] as const;
const ADDRESS = [
  'FirstName',
  'LastName',
  'Company',
  'AddressLine1',
  'AddressLine2',
  'AddressLine3',
  'CityTown',
  'County',
  'PostCode',
] as const;

export function FaultLinks({ faults, onGo }: FaultLinksProps) {
  const labelOf = useLabels();
  return (
    <ul className="flex flex-wrap gap-x-4">
      {faults.map(({ field, message }) => (
        <li key={field}>
          <button
            type="button"
            onClick={() => onGo(field)}
            className="py-1 text-left text-error underline underline-offset-4"
          >
            {labelOf(field) ?? message}
          </button>
        </li>
      ))}
    </ul>
  );
}

function useLabels(): (field: string) => string | undefined {
  const t = useTranslations('checkout');
  const tAddress = useTranslations('address-form');
  return (field) => {
    const person = PERSON.find((name) => name === field);
    if (person) return t(`person.${person}`);
    const [part, name] = field.split('.');
    const line = ADDRESS.find((one) => one === name);
    if (!line) return undefined;
    return part === 'payment' ? t('faults.bill', { message: tAddress(line) }) : tAddress(line);
  };
}
