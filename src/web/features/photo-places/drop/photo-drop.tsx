/** Takes photographs that are dropped on the page into the place they were dropped on, those that are open, or the one shown large. */
import type { PhotoPlace } from '../../../../artwork/design/photo-place.ts';
import { useTranslations } from '../../../state/translations.ts';
import type { CurrentPlace } from '../use-current-place.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

export interface PhotoDropProps {
  places: readonly PhotoPlace[];
  /** Whether one of them has no photograph. */
  isOpen: boolean;
  current: CurrentPlace;
  disabled: boolean;
  onFiles: (files: readonly File[], place?: PhotoPlace) => void;
}

export function PhotoDrop({ places, isOpen, current, disabled, onFiles }: PhotoDropProps) {
  const t = useTranslations('photo-places');
  const isOver = useDroppedFiles({
    disabled,
    onDrop(files, on) {
      const { photoPlace } = on.closest<HTMLElement>('[data-photo-place]')?.dataset ?? {};
      const place = places.find(({ id }) => id === photoPlace);
      if (place) current.choose(place.id);
      onFiles(files, place ?? (isOpen ? undefined : current.place));
    },
  });
  if (!isOver) return null;
  const isFirst = current.place === undefined;
  return (
    <div
      // The places below stay in sight, to be dropped on.
      className={`pointer-events-none absolute inset-0 z-10 flex rounded-soft border-2 border-dashed border-bottle ${isFirst ? 'items-center justify-center bg-bottle-tint' : 'items-start'}`}
    >
      <p className="m-4 rounded-soft bg-bottle px-4 py-2 font-semibold text-white">
        {isFirst ? t('drop', { count: places.length }) : t('dropAnother')}
      </p>
    </div>
  );
}
