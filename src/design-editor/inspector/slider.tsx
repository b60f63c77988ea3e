/** A slider for a measurement, with its value beside it. Arrow keys set it precisely. */
import { useId } from 'react';

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
        value={Math.min(max, Math.max(min, value))}
        onChange={(event) => onSlide(Number(event.currentTarget.value))}
        onPointerUp={onSettle}
        onKeyUp={onSettle}
        className="h-11 w-full accent-bottle"
      />
    </div>
  );
}

/** Rounds to a tenth of a millimetre, finer than a hand can set. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
