/** A customer's rights over their data: export and deletion. */
import { useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import { AccountIcon } from '../../../ui/account-icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { Panel } from '../../features/account-frame/panel.tsx';
import { useTranslations } from '../../state/translations.ts';
import { EraseForm } from './erase-form.tsx';
import { saveFile } from './save-file.ts';

export function PrivacyPanel() {
  const t = useTranslations('security');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('');
  const [fault, setFault] = useState('');
  const [erasing, setErasing] = useState(false);

  const download = async () => {
    setBusy(true);
    setOutcome('');
    setFault('');
    try {
      const everything = await browserApi.call('meExport', {});
      const day = new Date().toISOString().slice(0, 10);
      const text = JSON.stringify(everything, null, 2);
      saveFile(t('privacy.fileName', { day }), 'application/json', text);
      setOutcome(t('privacy.downloaded'));
    } catch (failure) {
      setFault((failure instanceof Refusal && failure.message) || t('unreachable'));
    }
    setBusy(false);
  };

  return (
    <Panel
      title={t('privacy.title')}
      text={
        <p>
          {t('privacy.text')}{' '}
          <Link to="/legal/privacy" className={TEXT_LINK}>
            {t('privacy.link')}
          </Link>
        </p>
      }
    >
      <Button look="secondary" onClick={download} busyLabel={busy && t('privacy.downloading')}>
        <AccountIcon name="download" />
        {t('privacy.download')}
      </Button>
      <p role="status" className="mt-2 text-sm font-semibold text-bottle empty:hidden">
        {outcome}
      </p>
      {fault && (
        <p role="alert" className="mt-2 text-sm font-semibold text-error">
          {fault}
        </p>
      )}
      <div className="mt-6 border-t border-line pt-5">
        <h3 className="text-xl">{t('erase.title')}</h3>
        <p className="mt-2 mb-4 max-w-prose text-ink-soft">{t('erase.text')}</p>
        <Button
          look="secondary"
          onClick={() => setErasing(true)}
          className="border-error! text-error!"
        >
          {t('erase.open')}
        </Button>
      </div>
      <Dialog
        open={erasing}
        onClose={() => setErasing(false)}
        title={t('erase.title')}
        closeLabel={t('common:close')}
      >
        <EraseForm onCancel={() => setErasing(false)} />
      </Dialog>
    </Panel>
  );
}
