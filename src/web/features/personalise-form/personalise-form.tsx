/** The fields of a design, the name first, and the option to have it made without text. */
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { useCounter } from '../../state/use-counter.ts';
import { useTranslations } from '../../state/translations.ts';
import { nameFirst, type ProductField } from './product-text.ts';

export interface PersonaliseFormProps {
  fields: readonly ProductField[];
  words: Readonly<Record<string, string>>;
  /** Errors by field. */
  faults: Readonly<Record<string, string>>;
  onType: (field: string, text: string) => void;
  /** The shopper focused a field. */
  onEnter: () => void;
  /** Made as pictured but without any text. */
  wordless: boolean;
  onWordless: (wordless: boolean) => void;
}

export function PersonaliseForm(props: PersonaliseFormProps) {
  const { fields, words, faults, onType, onEnter, wordless, onWordless } = props;
  const t = useTranslations('personalise-form');
  const counter = useCounter();
  return (
    <fieldset>
      <legend className="sr-only">{t('title')}</legend>
      <div className="grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1">
        {nameFirst(fields).map(({ name, label, sample, maxLength, optional }, place) => (
          <Field
            key={name}
            label={
              optional ? (
                <>
                  {label} <span className="font-normal text-ink-soft">{t('optional')}</span>
                </>
              ) : (
                label
              )
            }
            // Not `name`, or browsers would offer to autofill it.
            name={`words-${name}`}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
            required={!optional && !wordless}
            disabled={wordless}
            maxLength={maxLength}
            placeholder={t('sample', { sample })}
            value={wordless ? '' : (words[name] ?? '')}
            error={wordless ? undefined : faults[name]}
            counter={counter}
            onFocus={onEnter}
            onChange={(event) => onType(name, event.currentTarget.value)}
            // Keeps the field clear of the header and of the small sticky picture on phones.
            className={`[&_input]:scroll-mt-60 md:[&_input]:scroll-mt-0 [&_input:disabled]:opacity-50 ${isHalf(place, fields.length) ? '' : 'col-span-full'}`}
          />
        ))}
      </div>
      <Checkbox
        label={t('wordless')}
        checked={wordless}
        onChange={(event) => onWordless(event.currentTarget.checked)}
        className="mt-3 text-sm"
      />
    </fieldset>
  );
}

/** All but the name share rows in pairs; the last of an odd number has one of its own. */
function isHalf(place: number, count: number): boolean {
  return place > 0 && !(place === count - 1 && place % 2 === 1);
}
