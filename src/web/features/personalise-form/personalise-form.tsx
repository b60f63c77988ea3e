/** The fields of a design, the name first, and the option to have it made without text. */
import { Fragment, type FocusEvent, type ReactNode } from 'react';
import { countCharacters } from '../../../domain/personalisation/personalisation.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useCounter } from '../../state/use-counter.ts';
import { useTranslations } from '../../state/translations.ts';
import { Ideas } from './ideas.tsx';
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
  /** Undefined if it cannot be made so, because it is nothing without the shopper's photographs. */
  onWordless: ((wordless: boolean) => void) | undefined;
  /** What the page remarks on the name, below its field. */
  remark?: ReactNode;
  /** What changes more than the words, after all fields. */
  tool?: ReactNode;
}

/** Its ideas too, not behind the bar at the foot of the window. */
const showAll = ({ currentTarget }: FocusEvent): void =>
  currentTarget.scrollIntoView({ block: 'nearest' });

export function PersonaliseForm(props: PersonaliseFormProps) {
  const { fields, words, faults, onType, onEnter, wordless, onWordless, remark, tool } = props;
  const t = useTranslations('personalise-form');
  const counter = useCounter();
  return (
    // A fieldset is at least as wide as its longest line, also of what scrolls.
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('title')}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        {nameFirst(fields).map(({ name, label, sample, maxLength, optional, ideas }, place) => (
          <Fragment key={name}>
            <div
              className={`min-w-0 ${isHalf(place, fields.length) ? '' : 'col-span-full'}`}
              onFocus={ideas && showAll}
            >
              <Field
                label={optional ? withHint(label, t('optional')) : label}
                // Not `name`, or browsers would offer to autofill it.
                name={`words-${name}`}
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="done"
                required={!optional && !wordless}
                disabled={wordless}
                {...lengthOf(words[name], maxLength)}
                dir="auto"
                placeholder={t('sample', { sample })}
                value={wordless ? '' : (words[name] ?? '')}
                error={wordless ? undefined : faults[name]}
                counter={counter}
                onFocus={onEnter}
                onChange={(event) => onType(name, event.currentTarget.value)}
                after={
                  ideas &&
                  !wordless &&
                  words[name] && (
                    <IconButton
                      icon="close"
                      label={t('empty', { label })}
                      // The keyboard has its own ways to empty a field.
                      tabIndex={-1}
                      onClick={() => onType(name, '')}
                      className="-ml-13"
                    />
                  )
                }
                // Keeps the field clear of the header and of the small sticky picture on phones.
                className={`max-md:[&_input]:scroll-mt-60 [&_input:disabled]:opacity-50 ${ideas ? '[&_input]:pr-13' : ''}`}
              />
              {ideas && !wordless && (
                <Ideas
                  {...{ label, ideas }}
                  text={words[name] ?? ''}
                  onChoose={(idea) => onType(name, idea)}
                />
              )}
            </div>
            {place === 0 && !wordless && remark}
          </Fragment>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {onWordless && (
          <Checkbox
            label={t('wordless')}
            checked={wordless}
            onChange={(event) => onWordless(event.currentTarget.checked)}
            className="text-sm"
          />
        )}
        {tool}
      </div>
    </fieldset>
  );
}

/** Browsers count UTF-16 units, of which a character may take several. */
function lengthOf(text = '', limit: number) {
  const used = countCharacters(text);
  return { count: { used, limit }, maxLength: limit + text.length - used };
}

const withHint = (label: string, hint: string) => (
  <>
    {label} <span className="font-normal text-ink-soft">{hint}</span>
  </>
);

/** Beyond phones all but the name share rows in pairs; the last of an odd number has one of its own. */
function isHalf(place: number, count: number): boolean {
  return place > 0 && !(place === count - 1 && place % 2 === 1);
}
