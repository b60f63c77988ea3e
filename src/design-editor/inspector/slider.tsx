/** A slider for a measurement, with its value beside it. Arrow keys set it precisely. */
import { useId, type CSSProperties } from 'react';
import { useTranslations } from '../editor-services.ts';
import { useHeldGesture } from '../gestures/held-gesture.ts';
import '../slider.css';

export interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value as text, such as "12 mm". */
  shown: string;
  onSlide: (value: number) => void;
  /** Called when the slider is released. */
  onSettle: () => void;
}

export function Slider({ label, value, min, max, step, shown, onSlide, onSettle }: SliderProps) {
  const id = useId();
  const kept = Math.min(max, Math.max(min, value));
  const neutral = Math.max(min, 0);
  const shareOf = (of: number) => (of - min) / (max - min);
  const filled = {
    '--start': shareOf(Math.min(neutral, kept)),
    '--end': shareOf(Math.max(neutral, kept)),
  } as CSSProperties;
  return (
    <div>
      <label htmlFor={id} className="flex justify-between gap-4">
        <span className="font-semibold">{label}</span>
        <span className="text-ink-soft tabular-nums">{shown}</span>
      </label>
      <input
        id={id}
        type="range"
        aria-valuetext={shown}
        {...{ min, max, step }}
        value={kept}
        onChange={(event) => onSlide(Number(event.currentTarget.value))}
        onPointerUp={onSettle}
        onKeyUp={onSettle}
        style={filled}
        className="slider h-11 w-full"
      />
    </div>
  );
}

export interface SizeSliderProps extends Omit<SliderProps, 'label' | 'shown'> {
  /** Rounds what is shown, in mm. */
  round: (value: number) => number;
}

/** Follows gestures on the stage. */
export function SizeSlider({ value, round, ...slider }: SizeSliderProps) {
  const t = useTranslations();
  const now = value * (useHeldGesture()?.scale ?? 1);
  const shown = t('millimetres', { value: round(now) });
  return <Slider {...slider} label={t('style.size')} value={now} shown={shown} />;
}

/** Follows gestures on the stage. */
export function TurnSlider({
  value = 0,
  ...slider
}: Pick<SliderProps, 'onSlide' | 'onSettle'> & { value: number | undefined }) {
  const t = useTranslations();
  const now = value + (useHeldGesture()?.turn ?? 0);
  return (
    <Slider
      {...slider}
      label={t('style.turn')}
      value={now}
      min={-180}
      max={180}
      step={1}
      shown={t('degrees', { value: now })}
    />
  );
}

/** Rounds to a tenth of a millimetre, finer than a hand can set. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
