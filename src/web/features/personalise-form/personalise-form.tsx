/** The fields of a design, the name first, and the option to have it made without text. */
import { useSyncExternalStore } from 'react';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { canPaint } from '../../../live-photo/can-paint.ts';
import { showToast } from '../../state/app.ts';
import { usePreview, showEverywhere } from '../../state/name-preview.ts';
import { useCounter } from '../../state/use-counter.ts';
import { useTranslations } from '../../state/translations.ts';
import { NAME_FIELD, nameFirst, type ProductField } from './product-text.ts';

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

/** A browser's capabilities do not change. */
const watchNothing = () => () => {};

export function PersonaliseForm(props: PersonaliseFormProps) {
  const { fields, words, faults, onType, onEnter, wordless, onWordless } = props;
  const t = useTranslations('personalise-form');
  const counter = useCounter();
  const everywhere = usePreview((state) => state.everywhere);
  const isAble = useSyncExternalStore(watchNothing, canPaint, () => true);
  return (
    <fieldset>
      <legend className="font-display text-2xl leading-tight font-[560]">{t('title')}</legend>
      {/* Hidden on small screens, which need the space for the field. */}
      <p className="mt-1 hidden text-ink-soft md:block">{t('hint')}</p>
      <div className="mt-2 grid gap-4 md:mt-4">
        {nameFirst(fields).map(({ name, label, sample, maxLength, optional }) => (
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
            className="[&_input]:scroll-mt-60 md:[&_input]:scroll-mt-0 [&_input:disabled]:opacity-50"
          />
        ))}
      </div>
      <Checkbox
        label={t('wordless')}
        checked={wordless}
        onChange={(event) => onWordless(event.currentTarget.checked)}
        className="mt-4 text-sm"
      />
      <Checkbox
        look="switch"
        label={isAble ? t('everywhere') : t('everywhereNot')}
        checked={isAble && everywhere}
        disabled={!isAble}
        onChange={({ currentTarget: { checked } }) => {
          showEverywhere(checked);
          const name = words[NAME_FIELD]?.trim() ?? '';
          if (checked && name !== '') showToast(t('on', { name }));
        }}
        className="mt-4 text-sm"
      />
    </fieldset>
  );
}
