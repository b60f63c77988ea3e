/** Adds or changes a machine in the form; nothing is saved yet. */
import { useState } from 'react';
import { machineProblem, type MachineProblem } from '../../../../domain/workshop/machines.ts';
import { PROCESSES } from '../../../../domain/catalogue/processes.ts';
import { processName } from '../../../../domain/catalogue/process-names.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { Select, TextField } from '../../../parts/field.tsx';
import { toggled, type MachineChoices, type MachineDraft } from './machine-draft.ts';

const USUAL_PIECES_A_DAY = 40;
const PROCESS_CHOICES = PROCESSES.map((value) => ({ value, label: processName(value) }));

export interface MachineDialogProps {
  /** Null: a new one. */
  machine: MachineDraft | null;
  others: readonly MachineDraft[];
  choices: MachineChoices;
  onDone: (machine: MachineDraft) => void;
  onClose: () => void;
}

export function MachineDialog({ machine, others, choices, onDone, onClose }: MachineDialogProps) {
  const [draft, setDraft] = useState(machine ?? newMachine(others));
  const [problem, setProblem] = useState<MachineProblem | null>(null);
  const change = (part: Partial<MachineDraft>) => {
    setProblem(null);
    setDraft({ ...draft, ...part });
  };
  const done = { ...draft, name: draft.name.trim() };
  const { name, process, blanks, piecesADay, people } = draft;
  return (
    <FormDialog
      title={machine ? `Change ${machine.name}` : 'Add a machine'}
      button="Done"
      isBusy={false}
      error={null}
      onSubmit={() => {
        const found = machineProblem([...others, done], others.length);
        if (found) setProblem(found);
        else onDone(done);
      }}
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        pattern=".*\S.*"
        maxLength={60}
        value={name}
        error={problem?.field === 'name' ? problem.message : undefined}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <Select
        label="Process"
        options={PROCESS_CHOICES}
        value={process}
        onChange={(next) => change({ process: next, blanks: [] })}
      />
      <Checks
        legend="Blanks"
        hint="None chosen: all of this process that no other machine makes."
        error={problem?.field === 'blanks' ? problem.message : undefined}
        options={choices.blanks
          .filter((blank) => blank.process === process)
          .map((blank) => ({ value: blank.slug, label: blank.name }))}
        chosen={blanks}
        onChange={(next) => change({ blanks: next })}
      />
      <TextField
        label="Pieces a day"
        hint="What it makes in a working day."
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={100_000}
        step={1}
        value={Number.isNaN(piecesADay) ? '' : piecesADay}
        onChange={({ currentTarget }) => change({ piecesADay: currentTarget.valueAsNumber })}
      />
      <Checks
        legend="Who works there"
        options={choices.people.map((person) => ({ value: person.id, label: person.name }))}
        chosen={people}
        onChange={(next) => change({ people: next })}
      />
    </FormDialog>
  );
}

/** Of a process that no machine takes the rest of. */
function newMachine(others: readonly MachineDraft[]): MachineDraft {
  const free = PROCESSES.find(
    (each) => !others.some(({ process, blanks }) => process === each && blanks.length === 0),
  );
  return {
    name: '',
    process: free ?? PROCESSES[0],
    blanks: [],
    piecesADay: USUAL_PIECES_A_DAY,
    people: [],
  };
}

interface ChecksProps {
  legend: string;
  hint?: string;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function Checks({ legend, hint, error, options, chosen, onChange }: ChecksProps) {
  return (
    <fieldset className="choices">
      <legend className="label">{legend}</legend>
      {hint && <p className="hint">{hint}</p>}
      <div className="checks">
        {options.map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              type="checkbox"
              className="box"
              checked={chosen.includes(value)}
              onChange={({ currentTarget }) =>
                onChange(toggled(chosen, value, currentTarget.checked))
              }
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="wrong" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
