/** A measure set by sliding, or to the point by arrow keys, with its value beside it. */
import { useId } from 'react';

export interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words, such as "12 mm". */
  shown: string;
  onSlide: (value: number) => void;
  /** The hand was taken off. */
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

/** Of a millimetre: finer is nothing that a hand sets. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
