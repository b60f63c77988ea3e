/** One of several choices, each with a sentence about what it does. */
export interface ChoicesProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string; hint?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Choices<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
}: ChoicesProps<Value>) {
  return (
    <fieldset className="choices">
      <legend className="label">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice">
          <input
            type="radio"
            className="box"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <span className="hint choice-hint">{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
