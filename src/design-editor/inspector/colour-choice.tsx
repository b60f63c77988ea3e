/** The colour of a layer: one of the design's, one of the shop's, or a custom one. */
import { useId } from 'react';
import { useTranslations } from '../editor-services.ts';
import type { Ground } from './grounds.ts';
import { isHardToRead, nearestName, otherColours, weakShare } from './palette.ts';

export interface ColourChoiceProps {
  /** The colours of the design, as `#rrggbb`. */
  palette: readonly string[];
  /** What is behind the layer. */
  grounds: readonly Ground[];
  /** `#rrggbb`. */
  value: string;
  onChoose: (hex: string) => void;
}

/** Share of the ground. */
const MOSTLY = 0.7;

export function ColourChoice({ palette, grounds, value, onChoose }: ColourChoiceProps) {
  const t = useTranslations();
  const group = useId();
  const isWeak = (hex: string) => isHardToRead(hex, grounds);
  const own = palette.map((hex, place) => ({
    hex,
    name: t('style.ofDesign', { name: t(`colours.${nearestName(hex)}`), number: place + 1 }),
  }));
  const others = otherColours(palette, value).map(({ hex, name }) => ({
    hex,
    name: t(`colours.${name}`),
  }));
  const swatch = ({ hex, name }: { hex: string; name: string }) => (
    <Swatch
      key={hex}
      {...{ group, hex }}
      name={isWeak(hex) ? t('style.weak', { name }) : name}
      isWeak={isWeak(hex)}
      isChosen={value === hex}
      onChoose={() => onChoose(hex)}
    />
  );
  return (
    <fieldset data-control="colour">
      <legend className="mb-2 font-semibold">{t('style.colour')}</legend>
      {own.length > 0 && (
        <>
          <p className="text-sm text-ink-soft">{t('style.coloursOfDesign')}</p>
          <div className="flex flex-wrap gap-1">{own.map(swatch)}</div>
          <p className="mt-2 text-sm text-ink-soft">{t('style.moreColours')}</p>
        </>
      )}
      <div className="flex flex-wrap gap-1">{others.map(swatch)}</div>
      <label className="mt-2 flex min-h-11 items-center gap-3">
        <input
          type="color"
          value={value}
          onChange={(event) => onChoose(event.currentTarget.value)}
          className="h-11 w-14 rounded-soft border border-edge bg-white p-1"
        />
        {t('style.mix')}
      </label>
      <p className="mt-1 text-sm text-ink-soft">{t('style.weakHint')}</p>
      <p role="status" className="text-sm font-semibold text-error empty:hidden">
        {isWeak(value) &&
          t(weakShare(value, grounds) > MOSTLY ? 'style.weakChosen' : 'style.weakPartly')}
      </p>
    </fieldset>
  );
}

interface SwatchProps {
  group: string;
  hex: string;
  name: string;
  isWeak: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Swatch({ group, hex, name, isWeak, isChosen, onChoose }: SwatchProps) {
  return (
    <label
      title={name}
      className="editor-chip relative size-11 rounded-full border-2 border-transparent p-1 has-checked:border-bottle"
    >
      <input
        type="radio"
        name={group}
        aria-label={name}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 size-full appearance-none rounded-full"
      />
      <svg viewBox="0 0 2 2" aria-hidden="true" className="size-full">
        {isWeak && (
          <circle
            cx="1"
            cy="1"
            r="0.95"
            fill="none"
            strokeWidth="0.08"
            strokeDasharray="0.2 0.15"
            className="stroke-ink"
          />
        )}
        <circle
          cx="1"
          cy="1"
          r={isWeak ? 0.75 : 0.97}
          fill={hex}
          strokeWidth="0.05"
          className="stroke-edge"
        />
      </svg>
    </label>
  );
}
