/** The fields for a customer's name and contact details. */
import { useState } from 'react';
import { phoneWarning } from '../../../domain/people/phone.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';
import type { Details } from './personal-details.ts';

export interface DetailFieldsProps {
  details: Details;
  faultOf: (field: string) => string | undefined;
  onType: (change: Partial<Details>) => void;
  /** Telephone numbers are folded away until asked for, filled or wrong. */
  foldsNumbers?: boolean;
}

const LONGEST_NAME = 120;
const LONGEST_PHONE = 40;

const FIELDS = [
  { field: 'firstName', autoComplete: 'given-name', longest: LONGEST_NAME },
  { field: 'lastName', autoComplete: 'family-name', longest: LONGEST_NAME },
  { field: 'phone', autoComplete: 'tel', longest: LONGEST_PHONE, isNumber: true },
  { field: 'mobile', autoComplete: 'mobile tel', longest: LONGEST_PHONE, isNumber: true },
] as const;

const NUMBERS = ['phone', 'mobile'] as const;

export function DetailFields(props: DetailFieldsProps) {
  const { details, faultOf, onType, foldsNumbers = false } = props;
  const t = useTranslations('personal-details');
  const isNeeded = NUMBERS.some((field) => details[field] !== '' || faultOf(field));
  const [isOpen, setOpen] = useState(isNeeded);
  // Once open it stays so, also while a number is cleared.
  if (isNeeded && !isOpen) setOpen(true);
  const numbers = FIELDS.filter((one) => 'isNumber' in one).map((one) => (
    <DetailField key={one.field} {...props} {...one} />
  ));
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      {FIELDS.filter((one) => !('isNumber' in one)).map((one) => (
        <DetailField key={one.field} {...props} {...one} />
      ))}
      {foldsNumbers ? (
        <details open={isOpen} className="group/folded border-y border-line sm:col-span-2">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
            <span>
              {t('numbers')} <span className="font-normal text-ink-soft">{t('optional')}</span>
            </span>
            <Icon
              name="chevron-down"
              className="size-4 shrink-0 transition-transform group-open/folded:rotate-180"
            />
          </summary>
          <div className="grid grid-cols-1 gap-5 pt-1 pb-4 sm:grid-cols-2">{numbers}</div>
        </details>
      ) : (
        numbers
      )}
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

interface DetailFieldProps extends DetailFieldsProps {
  field: (typeof FIELDS)[number]['field'];
  autoComplete: string;
  longest: number;
  isNumber?: boolean;
}

function DetailField(props: DetailFieldProps) {
  const { field, autoComplete, longest, isNumber = false, details, faultOf, onType } = props;
  const t = useTranslations('personal-details');
  return (
    <Field
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
}

/** A hint only: telephone numbers vary too much to refuse one. */
function PhoneHint({ number }: { number: string }) {
  const t = useTranslations('personal-details');
  const warning = phoneWarning(number);
  return warning ? <span className="font-semibold text-clay-deep">{warning}</span> : t('phoneHint');
}
