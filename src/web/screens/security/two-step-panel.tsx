/**
 * Two-step sign-in. Turning it on takes the password and a first code; turning it off or new
 * recovery codes, the password.
 */
import { useState } from 'react';
import type { AnswerOf } from '../../../contract/contract.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { browserApi } from '../../api/client.ts';
import { Panel } from '../../features/account-frame/panel.tsx';
import { updateUser } from '../../state/account.ts';
import { useTranslations } from '../../state/translations.ts';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';

type Stage =
  | { at: 'rest' }
  | { at: 'password'; before: 'start' | 'disable' | 'codes' }
  | { at: 'setup'; secret: AnswerOf<'twoStepStart'> }
  | { at: 'codes'; codes: readonly string[] };

const REST: Stage = { at: 'rest' };

export function TwoStepPanel({ isOn, email }: { isOn: boolean; email: string }) {
  const t = useTranslations('security');
  const [stage, setStage] = useState<Stage>(REST);
  const [told, setTold] = useState<'off' | 'on' | null>(null);
  const ask = (before: 'start' | 'disable' | 'codes') => () => {
    setTold(null);
    setStage({ at: 'password', before });
  };

  const afterPassword = {
    start: async (password: string) =>
      setStage({
        at: 'setup',
        secret: await browserApi.call('twoStepStart', { body: { password } }),
      }),
    disable: async (password: string) => {
      await browserApi.call('twoStepDisable', { body: { password } });
      updateUser({ twoStep: false });
      setStage(REST);
      setTold('off');
    },
    codes: async (password: string) => {
      const { recoveryCodes } = await browserApi.call('recoveryCodes', { body: { password } });
      setStage({ at: 'codes', codes: recoveryCodes });
    },
  };
  const confirm = async (code: string) => {
    const { recoveryCodes } = await browserApi.call('twoStepConfirm', { body: { code } });
    updateUser({ twoStep: true });
    setStage({ at: 'codes', codes: recoveryCodes });
  };

  return (
    <Panel
      title={t('twoStep.title')}
      aside={
        <p
          className={`flex items-center gap-2 rounded-soft px-3 py-1 text-sm font-semibold ${isOn ? 'bg-bottle-tint text-bottle' : 'bg-paper-deep text-ink-soft'}`}
        >
          {isOn && <Icon name="check" className="size-4" />}
          {t(isOn ? 'twoStep.isOn' : 'twoStep.isOff')}
        </p>
      }
      text={t('twoStep.text')}
    >
      <p role="status" className="font-semibold text-bottle empty:hidden [&:not(:empty)]:mb-4">
        {told && t(`twoStep.told.${told}`)}
      </p>
      {stage.at === 'rest' &&
        (isOn ? (
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={ask('codes')}>
              {t('twoStep.newCodes')}
            </Button>
            <Button look="quiet" onClick={ask('disable')}>
              {t('twoStep.turnOff')}
            </Button>
          </div>
        ) : (
          <Button onClick={ask('start')}>{t('twoStep.turnOn')}</Button>
        ))}
      {stage.at === 'password' && (
        <PasswordStep
          key={stage.before}
          text={t(`twoStep.before.${stage.before}`)}
          button={t(`twoStep.button.${stage.before}`)}
          onPassword={afterPassword[stage.before]}
          onCancel={() => setStage(REST)}
        />
      )}
      {stage.at === 'setup' && (
        <TwoStepSetup {...stage.secret} onConfirm={confirm} onCancel={() => setStage(REST)} />
      )}
      {stage.at === 'codes' && (
        <RecoveryCodes
          codes={stage.codes}
          email={email}
          onDone={() => {
            setStage(REST);
            setTold('on');
          }}
        />
      )}
    </Panel>
  );
}
