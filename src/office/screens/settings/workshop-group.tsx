/** What the workshop has: bins for orders of several pieces. */
import type { WorkshopSettings } from '../../../domain/settings/shop-settings.ts';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { TextField } from '../../parts/field.tsx';
import { GroupForm } from './group-form.tsx';
import type { Settings } from './settings.ts';
import { useGroup } from './use-group.ts';

export function WorkshopGroup({ settings }: { settings: Settings }) {
  const edited = useGroup<WorkshopSettings>({
    group: 'workshop',
    settings,
    saved: settings.workshop,
    save: ({ bins }, about) => callOffice('settingsWorkshop', { body: { bins, ...about } }),
  });
  const { draft, change, error } = edited;
  return (
    <GroupForm
      title="Workshop"
      group="workshop"
      edited={edited}
      may="settings.changeDaily"
      preview={
        <p className="soft">
          {draft.bins === 0
            ? 'No order gets a bin.'
            : `An order of several pieces gets the lowest free bin of 1 to ${draft.bins} when its first piece is made.`}
        </p>
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
    </GroupForm>
  );
}
