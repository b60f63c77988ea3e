/** The fields for a customer's name and contact details. */
import { phoneWarning } from '../../../domain/people/phone.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { useTranslations } from '../../state/translations.ts';
import type { Details } from './personal-details.ts';

export interface DetailFieldsProps {
  details: Details;
  faultOf: (field: string) => string | undefined;
  onType: (change: Partial<Details>) => void;
}

const LONGEST_NAME = 120;
const LONGEST_PHONE = 40;

const FIELDS = [
  { field: 'firstName', autoComplete: 'given-name', longest: LONGEST_NAME },
  { field: 'lastName', autoComplete: 'family-name', longest: LONGEST_NAME },
  { field: 'phone', autoComplete: 'tel', longest: LONGEST_PHONE, isNumber: true },
  { field: 'mobile', autoComplete: 'mobile tel', longest: LONGEST_PHONE, isNumber: true },
] as const;

export function DetailFields({ details, faultOf, onType }: DetailFieldsProps) {
  const t = useTranslations('personal-details');
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      {FIELDS.map(({ field, autoComplete, longest, ...more }) => {
        const isNumber = 'isNumber' in more;
        return (
          <Field
            key={field}
            name={field}
            type={isNumber ? 'tel' : 'text'}
            label={
              isNumber ? (
                <>
                  {t(field)} <span className="font-normal text-ink-soft">{t('optional')}</span>
                </>
              ) : (
                t(field)
              )
            }
            hint={isNumber ? <PhoneHint number={details[field]} /> : undefined}
            required={!isNumber}
            autoComplete={autoComplete}
            maxLength={longest}
            value={details[field]}
            error={faultOf(field)}
            onChange={(event) => onType({ [field]: event.currentTarget.value })}
          />
        );
      })}
      <Checkbox
        name="marketing"
        look="switch"
        label={
          <>
            {t('marketing')}
            <span className="block text-sm text-ink-soft">{t('marketingHint')}</span>
          </>
        }
        checked={details.marketing}
        error={faultOf('marketing')}
        onChange={(event) => onType({ marketing: event.currentTarget.checked })}
        className="mt-1 sm:col-span-2"
      />
    </div>
  );
}

/** A hint only: telephone numbers vary too much to refuse one. */
function PhoneHint({ number }: { number: string }) {
  const t = useTranslations('personal-details');
  const warning = phoneWarning(number);
  return warning ? <span className="font-semibold text-clay-deep">{warning}</span> : t('phoneHint');
}
