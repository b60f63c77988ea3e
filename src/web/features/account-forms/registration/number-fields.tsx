/** Telephone numbers, folded away since most people leave them empty. Loaded after the form. */
import { useState } from 'react';
import { Field } from '../../../../ui/forms/field.tsx';
import { FoldedFields } from '../../../../ui/forms/folded-fields.tsx';
import { useTranslations } from '../../../state/translations.ts';
import type { Faults } from '../account-form-rules.ts';
import { typedBefore } from '../form-input.ts';

const NUMBERS = { phone: 'tel', mobile: 'mobile tel' } as const;
type NumberName = keyof typeof NUMBERS;
const NAMES = Object.keys(NUMBERS) as NumberName[];

const LONGEST_PHONE = 40;

export function NumberFields({ faults }: { faults: Faults }) {
  const t = useTranslations('account-forms');
  const [isTyped] = useState(() => NAMES.some((name) => typedBefore(name)));
  const optional = <span className="font-normal text-ink-soft">{t('optional')}</span>;
  return (
    <FoldedFields
      label={
        <>
          {t('register.numbers')} {optional}
        </>
      }
      isNeeded={isTyped || NAMES.some((name) => faults[name])}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {NAMES.map((name) => (
          <Field
            key={name}
            name={name}
            type="tel"
            autoComplete={NUMBERS[name]}
            defaultValue={typedBefore(name)}
            label={
              <>
                {t(`register.${name}`)} {optional}
              </>
            }
            maxLength={LONGEST_PHONE}
            {...(faults[name] && { error: faults[name] })}
          />
        ))}
      </div>
    </FoldedFields>
  );
}
