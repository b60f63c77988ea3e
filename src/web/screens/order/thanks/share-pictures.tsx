/** Shares the pictures of what was ordered with an app of the device, or saves them where it has none. */
import { useEffect, useState } from 'react';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { MINUTE } from '../../../../domain/time/durations.ts';
import { Button } from '../../../../ui/button.tsx';
import { useTranslations } from '../../../state/translations.ts';

const TYPE = 'image/webp';
const MOST = 4;

export function SharePictures({ items }: { items: OrderCourse['items'] }) {
  const t = useTranslations('thank-you');
  const [sharing, setSharing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => setSharing(canShare([new File([''], 'picture.webp', { type: TYPE })])), []);
  const proofs = [
    ...new Set(items.flatMap(({ proof, otherProof }) => [proof ?? [], otherProof ?? []].flat())),
  ].slice(0, MOST);
  if (proofs.length === 0) return null;

  const send = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const files = await Promise.all(proofs.map(fileOf));
      if (canShare(files)) await navigator.share({ files });
      else files.forEach(save);
    } catch (failure) {
      // Thrown also when the shopper closes the sheet of apps.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button look="secondary" onClick={send} busyLabel={busy && t('share.busy')}>
        {t(sharing ? 'share.send' : 'share.save', { count: proofs.length })}
      </Button>
      {hasFailed && (
        <p role="alert" className="mt-2 font-semibold text-error">
          {t('share.failed')}
        </p>
      )}
    </>
  );
}

/** False in browsers that share no files. */
const canShare = (files: File[]): boolean =>
  'canShare' in navigator && navigator.canShare({ files });

async function fileOf(proof: string, place: number): Promise<File> {
  const answer = await fetch(proof);
  if (!answer.ok) throw new Error(`The picture could not be read: ${answer.status}`);
  return new File([await answer.blob()], `keepsake-${place + 1}.webp`, { type: TYPE });
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE);
}
