/** A row of few options, one of which is selected. */
import { useId } from 'react';

export interface ChoiceRowProps<Value extends string> {
  label: string;
  isLabelHidden?: boolean;
  /** All equally broad in one row, for longer labels or more of them. */
  isEven?: boolean;
  /** Null: none is selected. */
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { label, value, options, onChoose } = props;
  const group = useId();
  return (
    <fieldset>
      <legend className={props.isLabelHidden ? 'sr-only' : 'mb-2 font-semibold'}>{label}</legend>
      <div className={`editor-choices${props.isEven ? ' editor-choices-even' : ''}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex min-h-11 grow items-center justify-center rounded-soft border border-edge bg-white px-3 text-center has-checked:border-bottle has-checked:bg-bottle has-checked:text-white forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]"
          >
            <input
              type="radio"
              name={group}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              className="absolute inset-0 size-full appearance-none rounded-soft"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
