/** Sends chosen photographs and puts them into places, with how far it has come and what went wrong. */
import { useState } from 'react';
import type { PhotoPlace } from '../../../artwork/design/photo-place.ts';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import { withPhoto } from '../../../domain/personalisation/placed-photos.ts';
import { useTranslations } from '../../state/translations.ts';

interface Choosing {
  places: readonly PhotoPlace[];
  /** Those without a photograph. */
  open: readonly PhotoPlace[];
  onChange: (change: (edits: DesignEdits) => DesignEdits) => void;
  /** Shows the place that needs a look first after several were filled. */
  onLook: (place: string) => void;
}

export function useChoosing({ places, open, onChange, onLook }: Choosing) {
  const t = useTranslations('photo-places');
  const [sending, setSending] = useState<{ number: number; count: number } | null>(null);
  const [told, setTold] = useState<readonly string[]>([]);

  /** @param first the place of the first photograph; the others fill those that are open */
  async function choose(files: readonly File[], first?: PhotoPlace): Promise<void> {
    const wanted = first ? [first, ...open.filter((place) => place !== first)] : open;
    const count = Math.min(files.length, wanted.length);
    setSending({ number: 1, count });
    setTold([]);
    try {
      const { sendPhotos } = await import('./send-photos.ts');
      const { refused, lookAt } = await sendPhotos({
        files,
        places: wanted,
        onSending: (number) => setSending({ number: Math.min(number, count), count }),
        onPlaced: (photo) => onChange((before) => withPhoto(before, photo)),
      });
      if (lookAt !== undefined) onLook(lookAt);
      setTold([
        ...refused.map((message) => message || t('failed')),
        ...(files.length > wanted.length ? [t('left', { count: places.length })] : []),
      ]);
    } catch {
      setTold([t('failed')]);
    } finally {
      setSending(null);
    }
  }

  return { sending, told, choose };
}
