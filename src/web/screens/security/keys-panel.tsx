/** A customer's key pair: create it, test its passphrase, export and import it. */
import { useState } from 'react';
import { AccountIcon } from '../../../ui/account-icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../features/account-frame/panel.tsx';
import { useTranslations } from '../../state/translations.ts';
import { ImportKeys } from './import-keys.tsx';
import { keysAsFile, type Keys } from './own-keys.ts';
import { NewKeys } from './new-keys.tsx';
import { saveFile } from './save-file.ts';
import { CheckPassphrase } from './check-passphrase.tsx';

type Stage = 'rest' | 'new' | 'bring' | 'try';
type Outcome = 'created' | 'brought' | 'opens' | 'exported';

export function KeysPanel({ keys }: { keys: Keys | null }) {
  const t = useTranslations('security');
  const [stage, setStage] = useState<Stage>('rest');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const go = (next: Stage) => () => {
    setOutcome(null);
    setStage(next);
  };
  const finish = (what: Outcome) => {
    setStage('rest');
    setOutcome(what);
  };
  return (
    <Panel title={t('keys.title')} text={t('keys.text')}>
      <p role="status" className="font-semibold text-bottle empty:hidden [&:not(:empty)]:mb-4">
        {outcome && t(`keys.told.${outcome}`)}
      </p>
      {stage === 'rest' && (
        <>
          {keys && (
            <p className="mb-4 flex items-center gap-3">
              <AccountIcon name="key" className="size-6 text-bottle" />
              {t('keys.there')}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            {keys && (
              <>
                <Button
                  look="secondary"
                  onClick={() => {
                    saveFile(t('keys.fileName'), 'application/json', keysAsFile(keys));
                    setOutcome('exported');
                  }}
                >
                  <AccountIcon name="download" />
                  {t('keys.export')}
                </Button>
                <Button look="secondary" onClick={go('try')}>
                  {t('keys.try')}
                </Button>
              </>
            )}
            <Button look={keys ? 'quiet' : 'primary'} onClick={go('new')}>
              {t(keys ? 'keys.replace' : 'keys.create')}
            </Button>
            <Button look="quiet" onClick={go('bring')}>
              {t('keys.import')}
            </Button>
          </div>
        </>
      )}
      {stage === 'new' && (
        <NewKeys
          isReplacing={keys !== null}
          onDone={() => finish('created')}
          onCancel={go('rest')}
        />
      )}
      {stage === 'bring' && <ImportKeys onDone={() => finish('brought')} onCancel={go('rest')} />}
      {stage === 'try' && keys && (
        <CheckPassphrase keys={keys} onDone={() => finish('opens')} onCancel={go('rest')} />
      )}
    </Panel>
  );
}
