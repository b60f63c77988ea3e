/** Moves the photograph that is shown large one place forward or back, for those who cannot drag; two change places. */
import type { PhotoPlace } from '../../../../artwork/design/photo-place.ts';
import { Button } from '../../../../ui/button.tsx';
import { buttonClass } from '../../../../ui/button-class.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { useTranslations } from '../../../state/translations.ts';

export interface SwapButtonsProps {
  /** All, in the order of their numbers. */
  places: readonly PhotoPlace[];
  current: PhotoPlace;
  onSwap: (from: string, to: string) => void;
}

export function SwapButtons({ places, current, onSwap }: SwapButtonsProps) {
  const t = useTranslations('photo-places');
  const at = places.indexOf(current);
  const [first, second, third] = places;
  if (first && second && !third)
    return (
      <Button look="text" onClick={() => onSwap(first.id, second.id)} className="text-sm">
        {t('swapTwo')}
      </Button>
    );
  const ways = [
    { way: 'earlier', other: places[at - 1] },
    { way: 'later', other: places[at + 1] },
  ] as const;
  return (
    <div className="flex w-full flex-wrap items-center gap-2 text-sm">
      {ways.map(({ way, other }) => (
        <button
          key={way}
          type="button"
          // Not `disabled`, which would make the button lose the focus at the end of the row.
          aria-disabled={!other}
          onClick={() => other && onSwap(current.id, other.id)}
          className={buttonClass(
            'secondary',
            undefined,
            `px-3! text-sm ${other ? '' : 'opacity-50'}`,
          )}
        >
          {way === 'earlier' && <Icon name="chevron-right" className="size-5 rotate-180" />}
          <span aria-hidden="true">{t(`${way}Short`)}</span>
          <span className="sr-only">
            {t(way)} {t('photo', { number: at + 1 })}
          </span>
          {way === 'later' && <Icon name="chevron-right" />}
        </button>
      ))}
      <p className="text-ink-soft">{t('dragToSwap')}</p>
    </div>
  );
}
