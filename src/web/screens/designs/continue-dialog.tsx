/** Opens a draft on another device: its link, and a QR code. */
import { encode } from 'uqr';
import type { Draft } from '../../../contract/designs/drafts.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CopyLink } from '../../features/share-design/copy-link.tsx';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

export interface ContinueDialogProps {
  draft: Draft;
  open: boolean;
  onClose: () => void;
  /** Only customers signed in to the account can open it. */
  ofCustomer: boolean;
}

export function ContinueDialog({ draft, open, onClose, ofCustomer }: ContinueDialogProps) {
  const t = useTranslations('designs');
  // The id goes after #, so that it reaches neither server logs nor other sites.
  const link = `${shopSettings().origin}/p/${draft.slug}#draft=${draft.id}`;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('continueTitle')}
      closeLabel={t('common:close')}
      description={t(ofCustomer ? 'continueCustomer' : 'continueGuest')}
    >
      <QrCode text={link} label={t('qr', { name: draft.name })} />
      <CopyLink label={t('link')} link={link} />
    </Dialog>
  );
}

function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      // Cameras need dark on light, whatever the system's colours are.
      className="mx-auto mb-5 size-52 rounded-soft bg-white [forced-color-adjust:none]"
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
