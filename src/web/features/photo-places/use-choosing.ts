/** Sends chosen photographs and puts them into places, with how far it has come, what went wrong, and which had no place. */
import { useRef, useState } from 'react';
import type { PhotoPlace } from '../../../artwork/design/photo-place.ts';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import { withPhoto } from '../../../domain/personalisation/placed-photos.ts';
import { useTranslations } from '../../state/translations.ts';

/** What the pictures of the product show beyond the edits, until it has been sent; null: nothing. */
export type ShowUnsent = (change: ((edits: DesignEdits) => DesignEdits) | null) => void;

interface Choosing {
  /** The places without a photograph. */
  open: readonly PhotoPlace[];
  onChange: (change: (edits: DesignEdits) => DesignEdits) => void;
  onUnsent: ShowUnsent;
  /** Shows what was chosen: the place that needs a look first, if several were filled. */
  onLook: (place: string | undefined) => void;
  /** The last open place was filled, and every photograph can be made well. */
  onComplete: (place: string | undefined) => void;
}

export function useChoosing({ open, onChange, onUnsent, onLook, onComplete }: Choosing) {
  const t = useTranslations('photo-places');
  const [sending, setSending] = useState<{ number: number; count: number } | null>(null);
  const [told, setTold] = useState<readonly string[]>([]);
  const [spare, setSpare] = useState<readonly File[]>([]);
  const taken = useRef(new Map<string, File>());

  /**
   * Returns the photographs for which there was no place, or null if it failed.
   * @param first the place of the first photograph; the others fill those that are open
   */
  async function send(files: readonly File[], first?: PhotoPlace): Promise<readonly File[] | null> {
    const wanted = first ? [first, ...open.filter((place) => place !== first)] : open;
    const count = Math.min(files.length, wanted.length);
    setSending({ number: 1, count });
    setTold([]);
    try {
      const { sendPhotos } = await import('./send-photos.ts');
      const sent = await sendPhotos({
        files,
        places: wanted,
        onSending: (number) => setSending({ number: Math.min(number, count), count }),
        onUnsent: (photo) => onUnsent((before) => withPhoto(before, photo)),
        onPlaced(photo) {
          onChange((before) => withPhoto(before, photo));
          onUnsent(null);
        },
      });
      for (const [upload, file] of sent.taken) taken.current.set(upload, file);
      const isComplete = open.length > 0 && sent.taken.size === wanted.length && !sent.isAnyPoor;
      if (sent.taken.size > 0) (isComplete ? onComplete : onLook)(sent.lookAt);
      setTold(sent.refused.map((message) => message || t('failed')));
      return sent.taken.size > 0 ? sent.spare : null;
    } catch {
      setTold([t('failed')]);
      return null;
    } finally {
      onUnsent(null);
      setSending(null);
    }
  }

  return {
    sending,
    told,
    /** Chosen, with no place for them. */
    spare,
    async choose(files: readonly File[], first?: PhotoPlace): Promise<void> {
      const left = await send(files, first);
      if (left && files.length > 1) setSpare(left);
    },
    /** Puts a spare one into a place. The one before is spare then. */
    async exchange(file: File, place: PhotoPlace, upload: string): Promise<void> {
      const before = taken.current.get(upload);
      if (await send([file], place))
        setSpare(spare.flatMap((one) => (one === file ? (before ?? []) : one)));
    },
  };
}
