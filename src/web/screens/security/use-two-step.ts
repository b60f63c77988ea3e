/** The stages of turning two-step sign-in on or off, and of making new recovery codes. */
import { useState } from 'react';
import type { AnswerOf } from '../../../contract/contract.ts';
import { browserApi } from '../../api/client.ts';
import { updateUser } from '../../state/account.ts';

/** What the password is asked for. */
type Purpose = 'start' | 'disable' | 'codes';

type Stage =
  | { at: 'rest' }
  | { at: 'password'; before: Purpose }
  | { at: 'setup'; secret: AnswerOf<'twoStepStart'> }
  | { at: 'codes'; codes: readonly string[] };

const REST: Stage = { at: 'rest' };

export function useTwoStep() {
  const [stage, setStage] = useState<Stage>(REST);
  const [outcome, setOutcome] = useState<'off' | 'on' | null>(null);
  return {
    stage,
    /** What was changed. */
    outcome,
    rest: () => setStage(REST),
    /** The customer has stored the recovery codes. */
    finish() {
      setStage(REST);
      setOutcome('on');
    },
    ask: (before: Purpose) => () => {
      setOutcome(null);
      setStage({ at: 'password', before });
    },
    afterPassword: {
      async start(password: string) {
        const secret = await browserApi.call('twoStepStart', { body: { password } });
        setStage({ at: 'setup', secret });
      },
      async disable(password: string) {
        await browserApi.call('twoStepDisable', { body: { password } });
        updateUser({ twoStep: false });
        setStage(REST);
        setOutcome('off');
      },
      async codes(password: string) {
        const { recoveryCodes } = await browserApi.call('recoveryCodes', { body: { password } });
        setStage({ at: 'codes', codes: recoveryCodes });
      },
    },
    async confirm(code: string) {
      const { recoveryCodes } = await browserApi.call('twoStepConfirm', { body: { code } });
      updateUser({ twoStep: true });
      setStage({ at: 'codes', codes: recoveryCodes });
    },
  };
}
