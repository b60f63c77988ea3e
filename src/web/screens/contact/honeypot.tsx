/** A field that people neither see nor reach. A form that fills it in was sent by a bot. */
import type { Message } from './message-rules.ts';

export interface HoneypotProps {
  label: string;
  value: string;
  onType: (change: Pick<Message, 'website'>) => void;
}

export function Honeypot({ label, value, onType }: HoneypotProps) {
  return (
    <div hidden>
      <label>
        {label}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onType({ website: event.currentTarget.value })}
        />
      </label>
    </div>
  );
}
