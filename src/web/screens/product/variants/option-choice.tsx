/** One option of a product, such as its size, with all values; unavailable ones are marked. */
import { useId } from 'react';
import { useTranslations } from '../../../state/translations.ts';
import { isClosed, type OptionGroup } from './chosen-variant.ts';
import { sizeSections, type Measures } from './size-sections.ts';

export interface OptionChoiceProps {
  group: OptionGroup;
  chosen: string | undefined;
  onChoose: (value: string) => void;
  error?: string;
  /** Of sizes: adults' and children's stand apart. */
  measures?: Measures | undefined;
}

const CHIP =
  'relative inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-soft border px-3.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-bottle ';
const OPEN =
  'border-edge bg-white hover:border-ink has-checked:border-bottle has-checked:bg-bottle has-checked:text-white forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]';
const CLOSED = 'border-dashed border-edge bg-transparent text-ink-soft';

export function OptionChoice({ group, chosen, onChoose, error, measures }: OptionChoiceProps) {
  const t = useTranslations('product');
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-2 font-semibold">
        {nameOption(group.option)}
        <span aria-hidden="true" className="text-clay-deep">
          {' '}
          *
        </span>
      </legend>
      {sizeSections(group.values, measures).map(({ title, values }) => (
        <div
          key={title}
          role={title ? 'group' : undefined}
          aria-label={title ? t(`sizes.${title}`) : undefined}
          className="mb-2 flex flex-wrap items-center gap-2"
        >
          {title && (
            <span aria-hidden="true" className="w-full text-sm text-ink-soft">
              {t(`sizes.${title}`)}
            </span>
          )}
          {values.map(({ value, availability }) => (
            <label key={value} className={CHIP + (isClosed(availability) ? CLOSED : OPEN)}>
              <input
                type="radio"
                name={id}
                value={value}
                checked={value === chosen}
                disabled={isClosed(availability)}
                onChange={() => onChoose(value)}
                // Covers the whole chip without the native mark: its colour shows the choice.
                className="absolute inset-0 size-full appearance-none scroll-mt-60 outline-none md:scroll-mt-0"
              />
              <span className={isClosed(availability) ? 'line-through' : ''}>{value}</span>
              {availability === 'soldOut' && <span className="text-sm">{t('soldOut')}</span>}
              {availability === 'notOffered' && <span className="text-sm">{t('notOffered')}</span>}
            </label>
          ))}
        </div>
      ))}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Option names are data: 'size' is shown as 'Size'. */
export function nameOption(option: string): string {
  return option.charAt(0).toUpperCase() + option.slice(1);
}
