/** The box that selects a row, or all rows. Its whole cell can be pressed. */
export interface SelectBoxProps {
  label: string;
  extent: 'all' | 'some' | 'none';
  onChange: () => void;
}

export function SelectBox({ label, extent, onChange }: SelectBoxProps) {
  return (
    <label className="hit">
      <input
        type="checkbox"
        className="box"
        checked={extent === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = extent === 'some';
        }}
        onChange={onChange}
      />
      <span className="sr">{label}</span>
    </label>
  );
}
