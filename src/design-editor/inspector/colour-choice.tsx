/** The colour of a layer: one of the shop's, or a custom one. */
import { useId } from 'react';
import { useTranslations } from '../editor-services.ts';
import { COLOURS } from './colours.ts';

export interface ColourChoiceProps {
  /** `#rrggbb`. */
  value: string;
  onChoose: (hex: string) => void;
}

export function ColourChoice({ value, onChoose }: ColourChoiceProps) {
  const t = useTranslations();
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('style.colour')}</legend>
      <div className="flex flex-wrap gap-1">
        {COLOURS.map(({ hex, name }) => (
          <label
            key={hex}
            title={t(`colours.${name}`)}
            className="relative size-11 rounded-full border-2 border-transparent p-1 has-checked:border-bottle"
          >
            <input
              type="radio"
              name={group}
              aria-label={t(`colours.${name}`)}
              checked={value === hex}
              onChange={() => onChoose(hex)}
              className="absolute inset-0 size-full appearance-none rounded-full"
            />
            <svg viewBox="0 0 2 2" aria-hidden="true" className="size-full">
              <circle
                cx="1"
                cy="1"
                r="0.97"
                fill={hex}
                strokeWidth="0.05"
                className="stroke-edge"
              />
            </svg>
          </label>
        ))}
      </div>
      <label className="mt-2 flex min-h-11 items-center gap-3">
        <input
          type="color"
          value={value}
          onChange={(event) => onChoose(event.currentTarget.value)}
          className="h-11 w-14 rounded-soft border border-edge bg-white p-1"
        />
        {t('style.mix')}
      </label>
    </fieldset>
  );
}
