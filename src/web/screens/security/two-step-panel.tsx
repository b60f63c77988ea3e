/**
 * Two-step sign-in. Turning it on takes the password and a first code; turning it off or new
 * recovery codes, the password.
 */
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../features/account-frame/panel.tsx';
import { useTranslations } from '../../state/translations.ts';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';
import { useTwoStep } from './use-two-step.ts';

export function TwoStepPanel({ isOn, email }: { isOn: boolean; email: string }) {
  const t = useTranslations('security');
  const { stage, outcome, ask, afterPassword, confirm, rest, finish } = useTwoStep();

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
        {outcome && t(`twoStep.told.${outcome}`)}
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
          onCancel={rest}
        />
      )}
      {stage.at === 'setup' && (
        <TwoStepSetup {...stage.secret} onConfirm={confirm} onCancel={rest} />
      )}
      {stage.at === 'codes' && <RecoveryCodes codes={stage.codes} email={email} onDone={finish} />}
    </Panel>
  );
}
