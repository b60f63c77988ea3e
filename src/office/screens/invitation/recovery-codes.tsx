/** The recovery codes, which are shown only now. */
import { useNavigate } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { RecoveryCodeList } from '../../session/recovery-code-list.tsx';
import { beginSession } from '../../session/session.ts';
import { SignFrame } from '../../session/sign-frame.tsx';
import type { Accepted } from './accepted.ts';

export function RecoveryCodes({ accepted }: { accepted: Accepted }) {
  const { recoveryCodes, ...session } = accepted;
  const navigate = useNavigate();
  const enter = () => {
    beginSession(session);
    void navigate('/office', { replace: true, state: null });
  };
  return (
    <SignFrame title="Your recovery codes">
      {recoveryCodes.length > 0 ? (
        <RecoveryCodeList codes={recoveryCodes} />
      ) : (
        <p>You have none, because no authenticator was set up.</p>
      )}
      <Button look="go" className="big sign-wide" onClick={enter}>
        {recoveryCodes.length > 0 ? 'I have stored them: enter the office' : 'Enter the office'}
      </Button>
    </SignFrame>
  );
}
