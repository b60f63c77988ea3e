/** The columns of a carrier's file, in order: each with its heading and what it says. */
import {
  SENDING_FIELDS,
  type SendingColumn,
  type SendingField,
} from '../../../../domain/sending/sending-columns.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { Select, TextField } from '../../../parts/field.tsx';
import { moved, MoveButtons } from '../../../parts/move-buttons.tsx';

const FIELD_OPTIONS = (Object.keys(SENDING_FIELDS) as SendingField[]).map((value) => ({
  value,
  label: SENDING_FIELDS[value],
}));
const MOST = 60;

export interface SendingColumnsProps {
  columns: readonly SendingColumn[];
  error: string | undefined;
  onChange: (columns: readonly SendingColumn[]) => void;
}

export function SendingColumns({ columns, error, onChange }: SendingColumnsProps) {
  const replace = (place: number, part: Partial<SendingColumn>) =>
    onChange(columns.map((column, at) => (at === place ? { ...column, ...part } : column)));
  return (
    <fieldset className="choices">
      <legend className="label">Columns of its file</legend>
      {error && (
        <p className="wrong" role="alert">
          {error}
        </p>
      )}
      <ol className="stack-small">
        {columns.map((column, place) => (
          <ColumnRow
            // Its place is what names a column: two may be alike.
            key={place}
            column={column}
            place={place}
            count={columns.length}
            onChange={(part) => replace(place, part)}
            onMove={(by) => onChange(moved(columns, place, by))}
            onRemove={() => onChange(columns.filter((_, at) => at !== place))}
          />
        ))}
      </ol>
      <Button
        icon="plus"
        disabled={columns.length >= MOST}
        onClick={() => onChange([...columns, { heading: '', field: 'text', text: '' }])}
      >
        Add a column
      </Button>
    </fieldset>
  );
}

interface ColumnRowProps {
  column: SendingColumn;
  place: number;
  count: number;
  onChange: (part: Partial<SendingColumn>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function ColumnRow({ column, place, count, onChange, onMove, onRemove }: ColumnRowProps) {
  const { heading, field, text } = column;
  const name = `column ${place + 1}`;
  return (
    <li className="row wrap at-end">
      <TextField
        label="Heading"
        of={name}
        required
        maxLength={60}
        value={heading}
        onChange={({ currentTarget }) => onChange({ heading: currentTarget.value })}
      />
      <Select
        label="Says"
        of={name}
        options={FIELD_OPTIONS}
        value={field}
        onChange={(next) => onChange({ field: next, ...(next !== 'text' && { text: '' }) })}
      />
      {field === 'text' && (
        <TextField
          label="Text"
          of={name}
          maxLength={100}
          value={text}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
      )}
      <span className="row">
        <MoveButtons
          name={name}
          isFirst={place === 0}
          isLast={place === count - 1}
          onMove={onMove}
        />
        <IconButton
          icon="close"
          label={`Remove ${name}`}
          disabled={count === 1}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
