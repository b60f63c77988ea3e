/** Makes this device a shared tablet, or ends that. */
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../parts/button.tsx';
import { timeText } from '../../parts/dates.ts';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { signOut, useMember } from '../../session/session.ts';
import { openTablet } from '../../session/tablet.ts';

export function SharedTablet({ onDone }: { onDone: () => void }) {
  const { isTablet, endsAt } = useMember();
  const change = useMutation({ mutationFn: isTablet ? signOut : openTablet, onSuccess: onDone });
  return (
    <section className="tablet-setting" aria-labelledby="tablet-setting">
      <h3 id="tablet-setting">Shared tablet</h3>
      <p className="hint">
        {isTablet
          ? `Makers tap their name and enter their PIN. It ends at ${timeText(endsAt)}, or now.`
          : 'Makers tap their name and enter their PIN, which they set on the page Security. Until it is ended, or for twelve hours at most, this device can do only what the workshop may, whoever is signed in.'}
      </p>
      <Button
        look={isTablet ? 'danger' : 'plain'}
        busy={change.isPending}
        onClick={() => change.mutate()}
      >
        {isTablet ? 'End the shared tablet' : 'Make this a shared tablet'}
      </Button>
      {change.error && <ErrorCallout error={change.error} />}
    </section>
  );
}
