/** What the workshop has and does: bins for orders of several pieces, stages of making, and what is looked at first. */
import type { WorkshopSettings } from '../../../domain/settings/shop-settings.ts';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { TextField } from '../../parts/field.tsx';
import { PROCESSES, type Process } from '../../../domain/catalogue/processes.ts';
import { PROCESS_NAMES } from '../../../domain/catalogue/process-names.ts';
import { GroupForm } from './group-form.tsx';
import { StagesFields } from './stages-fields.tsx';
import { stagesText } from './stages-text.ts';
import type { Settings } from './settings.ts';
import { useGroup } from './use-group.ts';

const LOOKED_AT = [
  { kind: 'lookAtPhotographs', label: 'Designs with the customer’s photograph' },
  { kind: 'lookAtChangedDesigns', label: 'Designs that the customer changed in the editor' },
] as const;

export function WorkshopGroup({ settings }: { settings: Settings }) {
  const edited = useGroup<WorkshopSettings>({
    group: 'workshop',
    settings,
    saved: settings.workshop,
    save: (workshop, about) => callOffice('settingsWorkshop', { body: { ...workshop, ...about } }),
  });
  const { draft, change, error } = edited;
  return (
    <GroupForm
      title="Workshop"
      group="workshop"
      edited={edited}
      may="settings.changeDaily"
      previewTitle="In the workshop"
      preview={
        <>
          <p>
            {draft.bins === 0
              ? 'No order gets a bin.'
              : `An order of several pieces gets the lowest free bin of 1 to ${draft.bins} when its first piece is made.`}
          </p>
          {PROCESSES.map((process) => (
            <Course key={process} process={process} stages={draft.stages[process] ?? []} />
          ))}
        </>
      }
    >
      <TextField
        label="Bins"
        hint="In them the made pieces of an order wait for its others. Bins in use stay in use."
        type="number"
        inputMode="numeric"
        required
        min={0}
        max={500}
        step={1}
        value={Number.isNaN(draft.bins) ? '' : draft.bins}
        error={fieldError(error, 'bins')}
        onChange={({ currentTarget }) => change({ bins: currentTarget.valueAsNumber })}
      />
      <StagesFields stages={draft.stages} error={error} onChange={(stages) => change({ stages })} />
      <fieldset className="choices">
        <legend className="label">Look at before making</legend>
        <p className="hint">
          Pieces with such a design are to be approved on the board, or on the page of their order,
          before they may be made. It holds for orders that are paid from now on.
        </p>
        {LOOKED_AT.map(({ kind, label }) => (
          <label key={kind} className="choice">
            <input
              type="checkbox"
              className="box"
              checked={draft[kind]}
              onChange={() => change({ [kind]: !draft[kind] })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </GroupForm>
  );
}

/** What a piece comes through, if its process has stages. */
function Course({ process, stages }: { process: Process; stages: readonly string[] }) {
  if (stages.length === 0) return null;
  return (
    <p>
      {PROCESS_NAMES[process]}: Waiting, Making, {stagesText(stages)}, Made, Packed.
    </p>
  );
}
