/** A slider for a measurement, with its value beside it. Arrow keys set it precisely. */
import { useId, type CSSProperties } from 'react';
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

/** Rounds to a tenth of a millimetre, finer than a hand can set. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
