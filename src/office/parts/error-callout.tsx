/** An error in a box: what happened, what still holds, what to do. */
import { messageOf } from '../api/refusal.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** An error where it arose, with another attempt. */
export function ErrorCallout({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  return (
    <div className="callout late" role="alert">
      <Icon name="alert" />
      <p className="grow">{messageOf(error)}</p>
      {onRetry && (
        <Button look="quiet" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
