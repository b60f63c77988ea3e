/** The size of a text, up to the edge of the safe zone; there, what makes room for larger letters. */
import { useState } from 'react';
import type { PrintArea, TextLayer } from '../../artwork/design/design.ts';
import { narrowerFont } from '../../artwork/check/narrower-font.ts';
import { shaper } from '../../live-photo/drawing.ts';
import { buttonClass } from '../../ui/button-class.ts';
import type { Drawn } from '../stage/use-drawn.ts';
import { useTranslations } from '../editor-services.ts';
import type { LayerChange } from '../editing/editing.ts';
import { isEmoji } from '../layers/layer-names.ts';
import { inTwoLines } from './second-line.ts';
import { SizeSlider, tenth } from './slider.tsx';
import { fitOf, mostSize, proportionsOf, resized, type Proportions } from './text-room.ts';

export interface TextSizeProps {
  layer: TextLayer;
  area: PrintArea;
  drawn: Drawn | null;
  /** The copies that change with it. */
  linked: readonly string[];
  /** @param about consecutive changes with the same name are undone together */
  onAlter: (change: LayerChange, about: string | null) => void;
  onSettle: () => void;
}

const LEAST = 2;
const STEP = 0.5;
/** Of the area's shorter side. */
const LARGEST = 0.9;
const UNKNOWN: Proportions = { width: 0, share: 1, ahead: 0, behind: 0 };

export function TextSize({ layer, area, drawn, linked, onAlter, onSettle }: TextSizeProps) {
  const t = useTranslations();
  const [shown, ...copies] = textsOf(drawn, [layer.id, ...linked]);
  const frame = drawn?.frames.get(layer.id);
  const letters = shown && frame ? proportionsOf(shown, frame, shaper) : UNKNOWN;
  const fit = fitOf(layer, letters);
  const largest = Math.round(Math.min(area.w, area.h) * LARGEST);
  const sizes = [layer, ...copies].map((text) => mostSize(text, letters, area));
  const most = Math.floor(Math.min(...sizes) / STEP) * STEP;
  const isFull = most < largest && fit.size > most - STEP;
  // Words that were moved to the edge are not asked to be larger.
  const [isTried, setTried] = useState(false);
  const isShort = isFull && !isEmoji(layer) && (isTried || layer.size > fit.size + STEP);
  const narrower = narrowerFont(layer.font);
  const ways = [
    ['twoLines', inTwoLines(layer, fit)],
    ['narrower', narrower === layer.font ? null : { font: narrower }],
  ] as const;
  return (
    <div data-control="size">
      <SizeSlider
        value={fit.size}
        min={LEAST}
        max={Math.max(fit.size, Math.min(largest, most))}
        step={STEP}
        round={tenth}
        onSlide={(size) => {
          setTried(size > most - STEP);
          onAlter(resized(layer, fit, size), `${layer.id} size`);
        }}
        onSettle={onSettle}
      />
      <p role="status" className="text-sm empty:hidden">
        {isShort && t('style.full')}
      </p>
      {isShort && (
        <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
          {ways.map(
            ([way, change]) =>
              change && (
                <button
                  key={way}
                  type="button"
                  onClick={() => onAlter(change, null)}
                  className={buttonClass('secondary')}
                >
                  {t(`style.${way}`)}
                </button>
              ),
          )}
        </div>
      )}
    </div>
  );
}

function textsOf(drawn: Drawn | null, ids: readonly string[]): TextLayer[] {
  return ids.flatMap((id) => {
    const layer = drawn?.document.layers.find((one) => one.id === id);
    return layer?.type === 'text' ? [layer] : [];
  });
}
