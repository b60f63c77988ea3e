/** The letterings, each shown by the shopper's own words. Its font loads when it scrolls into view. */
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import type { Collection } from '../../artwork/design/collection.ts';
import type { TextLayer } from '../../artwork/design/design.ts';
import { isFont } from '../../artwork/design/edit-design.ts';
import { ONLY_LATIN } from '../../artwork/render/lines.ts';
import { loadFonts, shaper, type FontAddresses } from '../../live-photo/drawing.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTranslations } from '../editor-services.ts';
import { sampleOf, type LetteringSample } from './lettering-sample.ts';

type Lettering = Collection['letterings'][number];

export interface LetteringPickerProps {
  layer: TextLayer;
  letterings: readonly Lettering[];
  fonts: FontAddresses;
  onChoose: (font: string) => void;
}

export function LetteringPicker({ layer, letterings, fonts, onChoose }: LetteringPickerProps) {
  const t = useTranslations();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) showChosen(opener.current);
  }, [isOpen]);
  const chosen = letterings.find((lettering) => lettering.id === layer.font);
  const moods = [...new Set(letterings.map(({ mood }) => mood))];
  return (
    <div data-control="lettering">
      <p id={`${id}-label`} className="mb-1 font-semibold">
        {t('style.lettering')}
      </p>
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('style.letteringNow', { name: chosen?.name ?? '' })}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-3 rounded-soft border border-edge bg-white px-4 text-left"
      >
        {chosen && <Sample lettering={chosen} {...{ layer, fonts }} />}
        <span className="grow text-sm text-ink-soft">{chosen?.name}</span>
        <Icon name="chevron-down" className="size-4" />
      </button>
      {isOpen && (
        <div
          id={id}
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          className="editor-letterings"
        >
          {moods.map((mood) => (
            <Mood key={mood} label={t(`moods.${mood as 'script'}`)}>
              {letterings
                .filter((lettering) => lettering.mood === mood)
                .map((lettering) => (
                  <Choice
                    key={lettering.id}
                    group={id}
                    isChosen={lettering.id === layer.font}
                    onChoose={() => onChoose(lettering.id)}
                    {...{ lettering, layer, fonts }}
                  />
                ))}
            </Mood>
          ))}
        </div>
      )}
    </div>
  );
}

/** On phones also scrolls the opened picker into the sheet, below its button where there is room for both. */
function showChosen(opener: HTMLElement | null): void {
  const list = opener?.nextElementSibling;
  const tile = list?.querySelector('input:checked')?.parentElement;
  if (!(list instanceof HTMLElement)) return;
  if (tile)
    list.scrollTop = tile.offsetTop - list.offsetTop - (list.clientHeight - tile.offsetHeight) / 2;
  if (!matchMedia('(width < 48rem)').matches) return;
  opener?.scrollIntoView({ block: 'start' });
  list.scrollIntoView({ block: 'nearest' });
}

function Mood({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label}>
      <p className="editor-mood text-sm text-ink-soft">{label}</p>
      <div className="editor-lettering-tiles">{children}</div>
    </div>
  );
}

interface SampleProps {
  lettering: Lettering;
  layer: TextLayer;
  fonts: LetteringPickerProps['fonts'];
}

interface ChoiceProps extends SampleProps {
  group: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ group, isChosen, onChoose, ...sample }: ChoiceProps) {
  return (
    <label
      title={sample.lettering.name}
      className="editor-chip relative flex min-h-12 items-center justify-center rounded-soft border border-line bg-white px-2 has-checked:border-bottle"
    >
      <input
        type="radio"
        name={group}
        aria-label={sample.lettering.name}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 size-full appearance-none rounded-soft"
      />
      <Sample {...sample} />
    </label>
  );
}

function Sample({ lettering, layer, fonts }: SampleProps) {
  const t = useTranslations();
  const place = useRef<HTMLSpanElement>(null);
  const isLoaded = useFontInView(place, { ...layer, font: lettering.id }, fonts);
  const sample: LetteringSample | null = isLoaded
    ? sampleOf(layer, lettering.id, lettering.name, shaper)
    : null;
  return (
    <span ref={place} className="editor-lettering-sample">
      {sample?.missing.length ? (
        <span className="text-sm text-ink-soft">
          {t('style.lacks', { characters: sample.missing.join(' ') })}
        </span>
      ) : (
        <svg viewBox={sample?.viewBox} aria-hidden="true" className="size-full fill-ink">
          <path d={sample?.d} />
        </svg>
      )}
    </span>
  );
}

/** Returns whether the fonts of the words have loaded, which begins when the element is first seen. */
function useFontInView(
  place: { current: HTMLElement | null },
  layer: Omit<TextLayer, 'font'> & { font: string },
  fonts: FontAddresses,
): boolean {
  const [loaded, setLoaded] = useState<string | null>(null);
  // Latin words need nothing but the font, and so stay while they are typed.
  const key = ONLY_LATIN.test(layer.text) ? layer.font : JSON.stringify([layer.font, layer.text]);
  const load = useEffectEvent(async (isShown: () => boolean) => {
    const { font } = layer;
    if (!isFont(font)) return;
    try {
      await loadFonts({ layers: [{ ...layer, font }] }, fonts);
      if (isShown()) setLoaded(key);
    } catch (failure) {
      // The lettering keeps its name, and choosing it shows the error.
      console.warn('The lettering was not fetched', failure);
    }
  });
  useEffect(() => {
    if (!place.current) return;
    let isShown = true;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      void load(() => isShown);
    });
    seen.observe(place.current);
    return () => {
      isShown = false;
      seen.disconnect();
    };
  }, [place, key]);
  return loaded === key;
}
