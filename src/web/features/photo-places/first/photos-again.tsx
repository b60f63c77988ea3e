/** Offers the photographs on other products: all that there are places for with one press, or one of them for a single place. */
import { useEffect, useState, type MouseEvent } from 'react';
import type { OwnPhoto } from '../../../../domain/personalisation/design-edits.ts';
import { buttonClass } from '../../../../ui/button-class.ts';
import { begunOnProducts } from '../../../state/designs/begun-designs.ts';
import { useCart } from '../../../state/cart.ts';
import { useTranslations } from '../../../state/translations.ts';
import { usePhotographs } from '../use-photographs.ts';
import { photosAtHand } from './photos-at-hand.ts';

export interface PhotosAgainProps {
  /** Slug of the product. */
  slug: string;
  /** How many places are open. */
  count: number;
  disabled: boolean;
  /** Some are offered. */
  onOffer: () => void;
  onUse: (photos: readonly OwnPhoto[]) => void;
}

/** Of which a single place takes one. */
const MOST_TO_CHOOSE = 3;
/** Pictures in one button. */
const MOST_SHOWN = 4;
const WHOLE = { x: 0, y: 0, w: 1, h: 1 };

export function PhotosAgain({ slug, count, disabled, onOffer, onUse }: PhotosAgainProps) {
  const t = useTranslations('photo-places');
  const [kept] = useState(() =>
    photosAtHand(slug, begunOnProducts(), useCart.getState().items).slice(
      0,
      count === 1 ? MOST_TO_CHOOSE : count,
    ),
  );
  const isOffered = kept.length > 0;
  useEffect(() => {
    if (isOffered) onOffer();
  }, [isOffered, onOffer]);
  const pictures = usePhotographs(
    kept.map(({ upload }) => ({ ...WHOLE, id: upload })),
    new Map(kept.map((photo) => [photo.upload, { ...photo, place: photo.upload }])),
  );
  const hrefOf = ({ upload }: OwnPhoto) => pictures.get(upload)?.href;
  // Those that have been deleted are not offered.
  const photos = kept.filter((photo) => hrefOf(photo) !== null);
  const use = (used: readonly OwnPhoto[]) => (event: MouseEvent<HTMLElement>) => {
    // The button goes. What comes next by the keyboard is in its place.
    if (event.detail === 0) event.currentTarget.closest('fieldset')?.focus();
    onUse(used);
  };
  const isReady = !disabled && photos.every((photo) => hrefOf(photo) !== undefined);
  if (photos.length === 0) return null;
  if (count > 1 || photos.length === 1)
    return (
      <button
        type="button"
        disabled={!isReady}
        onClick={use(photos)}
        className={buttonClass('secondary', 'large', 'bg-white px-3! text-base!')}
      >
        <span className="flex">
          {photos.slice(0, MOST_SHOWN).map((photo, at) => (
            <span key={photo.upload} style={at > 0 ? FANNED : undefined}>
              <Small href={hrefOf(photo)} />
            </span>
          ))}
        </span>
        {t('again', { count: photos.length })}
      </button>
    );
  return (
    <span className="flex items-center gap-2">
      <span className="font-semibold">{t('againOne')}</span>
      {photos.map((photo, at) => (
        <button
          key={photo.upload}
          type="button"
          disabled={!isReady}
          aria-label={t('againNumber', { number: at + 1, count: photos.length })}
          onClick={use([photo])}
          className={buttonClass('secondary', 'large', 'bg-white px-1!')}
        >
          <Small href={hrefOf(photo)} />
        </button>
      ))}
    </span>
  );
}

/** Of the one before, the edge is seen. */
const FANNED = { marginLeft: '-1.5rem', boxShadow: '-2px 0 white', borderRadius: 6 };
const SIZE = {
  width: '2.5rem',
  height: '2.5rem',
  objectFit: 'cover',
  borderRadius: 6,
  display: 'block',
} as const;

const Small = ({ href }: { href: string | undefined | null }) =>
  href ? <img src={href} alt="" style={SIZE} /> : <span className="bg-paper-deep" style={SIZE} />;
