/** The dialogs of scanning: why a piece is spoiled, and the settings of this device. */
import { REMAKE_CAUSE_CODES, REMAKE_CAUSES } from '../../../domain/orders/pieces/remake.ts';
import type { RemakeCause } from '../../../domain/orders/pieces/remake.ts';
import { Button } from '../../parts/button.tsx';
import { Choices } from '../../parts/choices.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import type { ScanSettings } from './scan-settings.ts';
import { SharedTablet } from './shared-tablet.tsx';

export interface SpoilDialogProps {
  name: string;
  onCause: (cause: RemakeCause) => void;
  onClose: () => void;
}

/** Each reason is a button, so that a piece is spoiled in two presses. */
export function SpoilDialog({ name, onCause, onClose }: SpoilDialogProps) {
  return (
    <Dialog
      title={`Why is ${name} spoiled?`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Back</Button>}
    >
      <div className="body scan-causes">
        {REMAKE_CAUSE_CODES.map((cause) => (
          <Button key={cause} onClick={() => onCause(cause)}>
            {REMAKE_CAUSES[cause]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

export interface SettingsDialogProps {
  settings: ScanSettings;
  onChange: (changed: Partial<ScanSettings>) => void;
  onClose: () => void;
}

export function SettingsDialog({ settings, onChange, onClose }: SettingsDialogProps) {
  return (
    <Dialog
      title="This device"
      onClose={onClose}
      footer={
        <Button look="go" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="body stack">
        <Choices
          legend="What is scanned here"
          name="step"
          value={settings.step}
          onChange={(step) => onChange({ step })}
          options={[
            {
              value: 'making',
              label: 'Pieces that are started',
              hint: 'Again at each stage of making that the settings name.',
            },
            { value: 'made', label: 'Pieces that are made' },
            { value: 'packed', label: 'Pieces that are packed' },
          ]}
        />
        <Check
          label="Automatic"
          hint="A scan records at once, without the large button."
          isOn={settings.isAutomatic}
          onChange={(isAutomatic) => onChange({ isAutomatic })}
        />
        <Check
          label="Sounds"
          hint="One tone: recorded. Two: kept. A low one: wrong."
          isOn={settings.hasSound}
          onChange={(hasSound) => onChange({ hasSound })}
        />
        <SharedTablet onDone={onClose} />
      </div>
    </Dialog>
  );
}

function Check({
  label,
  hint,
  isOn,
  onChange,
}: {
  label: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        className="box"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        {label}
        <span className="hint choice-hint">{hint}</span>
      </span>
    </label>
  );
}
