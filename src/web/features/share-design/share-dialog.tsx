/** Shows a design's share link, to copy or send, and where replies are sent. */
import { useSyncExternalStore } from 'react';
import type { Draft } from '../../../contract/designs/drafts.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import { CopyLink } from './copy-link.tsx';
import { NotifyMe } from './notify-me.tsx';

export interface ShareDialogProps {
  draft: Draft;
  open: boolean;
  onClose: () => void;
  onChange: (draft: Draft) => void;
}

/** A browser's capabilities do not change. */
const watchNothing = () => () => {};

export function ShareDialog({ draft, open, onClose, onChange }: ShareDialogProps) {
  const t = useTranslations('share-design');
  const signedIn = useAccount(isSignedIn);
  const email = useAccount(({ user }) => user?.email ?? '');
  const canShare = useSyncExternalStore(
    watchNothing,
    () => 'share' in navigator,
    () => false,
  );
  const link = `${shopSettings().origin}/draft/${draft.share}`;
  const message = { title: t('message.subject', { name: draft.name }), text: t('message.text') };
  const letter = `mailto:?${[
    ['subject', message.title],
    ['body', `${message.text}\n\n${link}`],
  ]
    .map(([name, text]) => `${name}=${encodeURIComponent(text ?? '')}`)
    .join('&')}`;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('common:close')}
      description={t('intro')}
    >
      <CopyLink label={t('link')} link={link} />
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={letter} className={buttonClass('secondary', 'medium', 'grow')}>
          <Icon name="mail" />
          {t('email')}
        </a>
        {canShare && (
          <Button
            look="secondary"
            className="grow"
            // Rejects if the user closes the system's share sheet.
            onClick={() => void navigator.share({ ...message, url: link }).catch(() => {})}
          >
            {t('native')}
          </Button>
        )}
      </div>
      <h3 className="mt-6 text-lg">{t('sees.title')}</h3>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-soft">
        <li>{t('sees.design')}</li>
        <li>{t('sees.answer')}</li>
        <li>{t('sees.nothing')}</li>
      </ul>
      <div className="mt-6 border-t border-line pt-5">
        {signedIn ? (
          <p className="wrap-anywhere">{t(email ? 'toldAt' : 'told', { email })}</p>
        ) : (
          <NotifyMe draft={draft} onChange={onChange} />
        )}
      </div>
    </Dialog>
  );
}
