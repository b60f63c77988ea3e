/** Exchanges the photograph that is shown large with the one before or after it, for those who cannot drag. */
import type { PhotoPlace } from '../../../artwork/design/photo-place.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useTranslations } from '../../state/translations.ts';

export interface SwapButtonsProps {
  /** Those with photographs. */
  filled: readonly PhotoPlace[];
  /** All, in the order of their numbers. */
  places: readonly PhotoPlace[];
  current: PhotoPlace;
  onSwap: (from: string, to: string) => void;
}

export function SwapButtons({ filled, places, current, onSwap }: SwapButtonsProps) {
  const t = useTranslations('photo-places');
  const at = filled.indexOf(current);
  const numberOf = (place: PhotoPlace) => places.indexOf(place) + 1;
  // Around the end, so that no button goes while it has the focus.
  const neighbours = [
    { other: filled.at(at - 1)!, isBefore: true },
    { other: filled[(at + 1) % filled.length]!, isBefore: false },
  ].slice(filled.length === 2 ? 1 : 0);
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      {neighbours.map(({ other, isBefore }) => (
        <IconButton
          key={isBefore ? 'before' : 'after'}
          icon={isBefore ? 'chevron-left' : 'chevron-right'}
          label={t('swap', { number: numberOf(current), other: numberOf(other) })}
          onClick={() => onSwap(current.id, other.id)}
        />
      ))}
      <p>{t('dragToSwap')}</p>
    </div>
  );
}
