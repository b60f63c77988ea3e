/** Stops a reminder by the link in its email: by one press, because mail scanners open links too. */
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { usePage } from '../../navigation/use-router.ts';
import { useTranslations } from '../../state/translations.ts';

/** Where the server leads a browser that stopped a reminder without scripts. */
const STOPPED = 'done';
/** The server refuses a link that was cut off. */
const BROKEN = 422;

export default function StopReminderScreen() {
  const t = useTranslations('stop-reminder');
  const { token = '' } = usePage().params;
  const [isStopped, setStopped] = useState(false);
  const done = isStopped || token === STOPPED;
  return (
    <div className="page min-h-svh max-w-3xl! pt-10 pb-16">
      <PageHead title={t('title')} hidden />
      <div role="status">
        <h1 className="text-4xl">{t(done ? 'done.title' : 'title')}</h1>
        <p className="mt-4 text-lg text-ink-soft">{t(done ? 'done.text' : 'text')}</p>
      </div>
      {done ? (
        <p className="mt-8">
          <Link to="/shop" className={buttonClass('secondary')}>
            {t('shop')}
          </Link>
        </p>
      ) : (
        <StopForm token={token} onStopped={() => setStopped(true)} />
      )}
    </div>
  );
}

function StopForm({ token, onStopped }: { token: string; onStopped: () => void }) {
  const t = useTranslations('stop-reminder');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const stop = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFault('');
    try {
      await browserApi.call('reminderStop', { body: { token } });
      onStopped();
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      setFault(failure.status === BROKEN ? t('broken') : failure.message || t('failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    // Without scripts the browser posts the form itself, to the address of the page.
    <form method="post" onSubmit={stop} className="mt-8">
      <Button type="submit" busyLabel={isBusy && t('stopping')}>
        {t('stop')}
      </Button>
      <p role="alert" className="mt-3 font-semibold text-error empty:hidden">
        {fault}
      </p>
    </form>
  );
}
