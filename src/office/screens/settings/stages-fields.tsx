/** What pieces come through between their start and being made, by process. */
import { useState } from 'react';
import { PROCESSES, type Process } from '../../../domain/catalogue/processes.ts';
import type { Stages } from '../../../domain/workshop/stages.ts';
import { fieldErrorWithin } from '../../api/refusal.ts';
import { PROCESS_NAMES } from '../../../domain/catalogue/process-names.ts';
import { TextField } from '../../parts/field.tsx';
import { stagesFrom, stagesText } from './stages-text.ts';

export interface StagesFieldsProps {
  stages: Stages;
  error: unknown;
  onChange: (stages: Stages) => void;
}

export function StagesFields({ stages, error, onChange }: StagesFieldsProps) {
  return (
    <fieldset className="choices">
      <legend className="label">Stages of making</legend>
      <p className="hint">
        What a piece comes through after Making and before Made, in order and separated by commas,
        such as: Printed, Pressed. Makers move pieces from stage to stage on the board or by
        scanning. A process without any needs none.
      </p>
      {PROCESSES.map((process) => (
        <StagesField
          key={process}
          process={process}
          names={stages[process] ?? []}
          error={fieldErrorWithin(error, `stages.${process}`)}
          onChange={(names) => {
            const { [process]: _, ...others } = stages;
            onChange(names.length > 0 ? { ...others, [process]: names } : others);
          }}
        />
      ))}
    </fieldset>
  );
}

interface StagesFieldProps {
  process: Process;
  names: readonly string[];
  error: string | undefined;
  onChange: (names: string[]) => void;
}

function StagesField({ process, names, error, onChange }: StagesFieldProps) {
  const [typed, setTyped] = useState('');
  // As it was typed, unless the draft was changed elsewhere.
  const isTyped = stagesText(stagesFrom(typed)) === stagesText(names);
  return (
    <TextField
      label={PROCESS_NAMES[process]}
      maxLength={300}
      autoComplete="off"
      value={isTyped && typed !== '' ? typed : stagesText(names)}
      error={error}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(stagesFrom(currentTarget.value));
      }}
    />
  );
}
