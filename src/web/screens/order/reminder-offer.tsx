/** Offers a reminder of the occasion next year. The form loads when it is opened. */
import { useState, type ComponentType } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { OrderReminders } from '../../../contract/account/reminders.ts';
import { browserApi } from '../../api/client.ts';
import { Panel } from '../../features/account-frame/panel.tsx';
import { awaitTranslations, useTranslations } from '../../state/translations.ts';
import type { ReminderPanelProps } from './reminder-panel.tsx';

interface Opened {
  Form: ComponentType<ReminderPanelProps>;
  found: OrderReminders;
}

async function load(orderKey: string): Promise<Opened> {
  const [{ ReminderPanel }, found] = await Promise.all([
    import('./reminder-panel.tsx'),
    browserApi.call('orderReminders', { params: { orderKey } }),
    awaitTranslations(['reminders']),
  ]);
  return { Form: ReminderPanel, found };
}

export function ReminderOffer({ orderKey }: { orderKey: string }) {
  const t = useTranslations('thank-you');
  const [opened, setOpened] = useState<Opened>();
  const [state, setState] = useState<'still' | 'opening' | 'failed'>('still');
  const open = () => {
    setState('opening');
    load(orderKey).then(setOpened, (failure: unknown) => {
      console.warn('The reminders could not be loaded', failure);
      setState('failed');
    });
  };
  return (
    <Panel title={t('remind.title')} text={t('remind.text')} className="print:hidden">
      {opened ? (
        <opened.Form orderKey={orderKey} found={opened.found} />
      ) : (
        <>
          <Button
            look="secondary"
            onClick={open}
            busyLabel={state === 'opening' && t('remind.opening')}
          >
            {t('remind.open')}
          </Button>
          <p role="status" className="mt-1 text-sm font-semibold text-error empty:hidden">
            {state === 'failed' && t('remind.failed')}
          </p>
        </>
      )}
    </Panel>
  );
}
