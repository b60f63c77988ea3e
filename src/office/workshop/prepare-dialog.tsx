/** Asks for a batch: of chosen pieces, or of all that is to leave until a day. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callOffice } from '../api/call.ts';
import { fieldError } from '../api/refusal.ts';
import { londonDay } from '../parts/dates.ts';
import { TextField } from '../parts/field.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { toast } from '../parts/toasts.tsx';
import { keepSheet, keptSheet, SHEET_LIMITS, type SheetSize } from './kept-sheet.ts';
import { LeftOutList } from './left-out.tsx';
import { SheetFilling, useFilling } from './sheet-filling.tsx';

/** A piece as it was seen. */
export interface ChosenPiece {
  id: string;
  version: number;
}

export interface PrepareDialogProps {
  /** Absent: all that waits and is to leave until a day. */
  pieces?: readonly ChosenPiece[];
  onClose: () => void;
}

export function PrepareDialog({ pieces: chosen, onClose }: PrepareDialogProps) {
  // Asked for again after a lost connection, it is still one batch.
  const [id] = useState(() => crypto.randomUUID());
  const [pieces, setPieces] = useState(() => chosen?.map(seen));
  const [sheet, setSheet] = useState(keptSheet);
  const [dueBy, setDueBy] = useState(() => londonDay(new Date()));
  const [isFilled, setFilled] = useState(false);
  const { kinds, leftOut } = useFilling(sheet, pieces ? { pieces } : { dueBy }) ?? {};
  const navigate = useNavigate();
  const queries = useQueryClient();
  const ask = useMutation({
    mutationFn: () =>
      callOffice('batchAsk', {
        body: {
          id,
          sheet,
          ...(pieces ? { pieces } : { dueBy }),
          ...(isFilled && { more: kinds?.flatMap(({ more }) => more.map(seen)) }),
        },
      }),
    onSuccess: async ({ number }) => {
      keepSheet(sheet);
      // In place of an earlier one, whose change can no longer be taken back.
      toast(`Batch ${number} is being prepared`);
      await queries.invalidateQueries({ queryKey: ['workshop'] });
      await navigate(`/office/workshop/batches/${number}`);
    },
  });
  return (
    <FormDialog
      title={titleOf(pieces)}
      button="Prepare batch"
      disabled={kinds?.length === 0}
      isBusy={ask.isPending}
      error={ask.error}
      onSubmit={() => ask.mutate()}
      onClose={onClose}
    >
      {!pieces && (
        <TextField
          label="All that is to leave until"
          type="date"
          required
          value={dueBy}
          hint="Late pieces too. What is on hold or in another batch stays out."
          error={fieldError(ask.error, 'dueBy') ?? fieldError(ask.error, 'pieces')}
          onChange={({ currentTarget }) => setDueBy(currentTarget.value)}
        />
      )}
      <SheetFields sheet={sheet} error={ask.error} onChange={setSheet} />
      {kinds && <SheetFilling kinds={kinds} isFilled={isFilled} onFill={setFilled} />}
      {leftOut && (
        <LeftOutList
          leftOut={leftOut}
          onPutBack={pieces && ((moved) => setPieces((before) => before && renewed(before, moved)))}
        />
      )}
      <p className="small soft">
        The words of these pieces can no longer change, unless the batch is taken apart.
      </p>
    </FormDialog>
  );
}

const seen = ({ id, version }: ChosenPiece) => ({ id, version });

/** As they are after some of them were moved. */
const renewed = (pieces: readonly ChosenPiece[], moved: readonly ChosenPiece[]): ChosenPiece[] =>
  pieces.map((piece) => seen(moved.find(({ id }) => id === piece.id) ?? piece));

const titleOf = (pieces: PrepareDialogProps['pieces']): string => {
  if (!pieces) return 'Prepare a batch';
  return pieces.length === 1
    ? 'Prepare a batch of 1 piece'
    : `Prepare a batch of ${pieces.length} pieces`;
};

const FIELDS = [
  ['w', 'Sheet width in mm'],
  ['h', 'Sheet height in mm'],
  ['margin', 'Margin in mm'],
  ['gap', 'Gap between pieces in mm'],
] as const;

interface SheetFieldsProps {
  sheet: SheetSize;
  /** Of the attempt to prepare the batch. */
  error: unknown;
  onChange: (sheet: SheetSize) => void;
}

function SheetFields({ sheet, error, onChange }: SheetFieldsProps) {
  return (
    <div className="batch-sheet">
      {FIELDS.map(([side, label]) => (
        <TextField
          key={side}
          label={label}
          type="number"
          inputMode="decimal"
          required
          min={SHEET_LIMITS[side][0]}
          max={SHEET_LIMITS[side][1]}
          step="any"
          value={Number.isNaN(sheet[side]) ? '' : sheet[side]}
          error={fieldError(error, `sheet.${side}`)}
          onChange={({ currentTarget }) =>
            onChange({ ...sheet, [side]: currentTarget.valueAsNumber })
          }
        />
      ))}
    </div>
  );
}
