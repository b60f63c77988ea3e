/** One photograph in its place: whether it is sharp enough, its crop and its brightness. */
import type { ReactNode } from 'react';
import {
  aspectOf,
  cropOf,
  framingOf,
  fullCrop,
  MOST_ZOOM,
  turnedPixels,
} from '../../../artwork/design/crop-framing.ts';
import { turned } from '../../../artwork/design/turn-photo.ts';
import { firstCrop, type PhotoPlace, type Pixels } from '../../../artwork/design/photo-place.ts';
import { Slider } from '../../../design-editor/inspector/slider.tsx';
import { MOST_BRIGHTNESS } from '../../../domain/personalisation/photo-look.ts';
import type { PlacedPhoto } from '../../../domain/personalisation/placed-photos.ts';
import { pixelsOf } from '../../../live-photo/photographs.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useIsWide } from '../../../ui/window/use-is-wide.ts';
import { useTranslations } from '../../state/translations.ts';
import { CropStage, HIGHEST } from './crop-stage.tsx';
import { isTouched } from './is-touched.ts';
import { PhotoInput } from './photo-input.tsx';
import { sharpnessOf, type Sharpness } from './sharpness.ts';

export interface ChosenPhotoProps {
  place: PhotoPlace;
  photo: PlacedPhoto;
  name: string;
  href: string | undefined | null;
  /** What went wrong with it or another. */
  message: ReactNode;
  onPhoto: (photo: PlacedPhoto) => void;
  onFiles: (files: readonly File[]) => void;
  shown: { disabled: boolean; faultId: string | undefined };
}

/** Frames that are wider, in parts of their height, take a phone's whole width, with the sliders below. */
const WIDE = 1.3;
const FRAME = { flex: '2 1 clamp(6rem, 20vw, 18rem)' };
const WIDE_FRAME = { flex: '2 1 16rem' };
const BESIDE = { flex: '3 1 9rem' };
/** Below a wide frame the sliders are beside each other. */
const SLIDERS = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' };

/** Two columns, the first as broad as the frame. @param frame its width in parts of its height */
export const columnsFor = (frame: number) => ({
  gridTemplateColumns: `minmax(0, calc(${HIGHEST} * ${frame})) minmax(9rem, 1fr)`,
});

export function ChosenPhoto(props: ChosenPhotoProps) {
  const { place, photo, name, href, onPhoto, onFiles, shown } = props;
  const t = useTranslations('photo-places');
  const frame = place.w / place.h;
  const isWide = frame > WIDE;
  const pixels = href ? pixelsOf(photo.upload) : undefined;
  const full = fullCrop(pixels ? aspectOf(photo, pixels) : frame, frame);
  const framing = framingOf(photo.crop, full);
  // In a wide window all that changes it is beside it, as high as it.
  const isBeside = useIsWide() && !isWide;
  const moves = (
    <PhotoMoves {...{ place, photo, name, pixels, onPhoto, onFiles, shown, isBeside }} />
  );
  return (
    <div className="grid gap-3">
      <div
        className={isBeside ? 'grid gap-x-6' : 'flex flex-wrap gap-3'}
        style={isBeside ? columnsFor(frame) : undefined}
      >
        <div style={isWide ? WIDE_FRAME : FRAME}>
          <CropStage
            {...{ place, photo, href }}
            label={t('move', { name })}
            onCrop={(crop) => onPhoto({ ...photo, crop })}
          />
          <p className="mt-1 text-sm leading-tight text-ink-soft">
            {t(isTouched() ? 'drag.finger' : 'drag.mouse')}
          </p>
        </div>
        <div
          className="grid gap-2 text-sm"
          style={{ ...BESIDE, alignContent: isBeside ? 'space-between' : 'start' }}
        >
          <SharpnessNote
            sharpness={pixels && sharpnessOf(photo, pixels)}
            shown={framing.zoom > 1 ? 'zoomed' : 'whole'}
            isGone={href === null}
            place={place}
          />
          {place.mark && <p className="text-ink-soft">{t('engraved')}</p>}
          <div className="grid gap-x-4" style={isWide ? SLIDERS : undefined}>
            <PhotoSliders
              zoom={framing.zoom}
              {...{ photo, onPhoto }}
              onZoom={(zoom) => onPhoto({ ...photo, crop: cropOf({ ...framing, zoom }, full) })}
            />
          </div>
          {isBeside && moves}
        </div>
      </div>
      {props.message}
      {!isBeside && moves}
    </div>
  );
}

type PhotoMovesProps = Pick<
  ChosenPhotoProps,
  'place' | 'photo' | 'name' | 'onPhoto' | 'onFiles' | 'shown'
> & {
  /** Undefined while the photograph loads. */
  pixels: Pixels | undefined;
  isBeside: boolean;
};

function PhotoMoves(props: PhotoMovesProps) {
  const { place, photo, name, pixels, onPhoto, onFiles, shown, isBeside } = props;
  const t = useTranslations('photo-places');
  return (
    <div className={isBeside ? 'grid grid-cols-2 gap-2' : 'flex flex-wrap gap-2'}>
      <PhotoInput
        {...shown}
        faultId={undefined}
        look="secondary"
        onFiles={onFiles}
        className={`col-span-full ${MOVE}`}
      >
        {t('another')}
        <span className="sr-only">{t('anotherFor', { name })}</span>
      </PhotoInput>
      <Button
        look="secondary"
        disabled={!pixels}
        onClick={() => pixels && onPhoto({ ...photo, ...turned(photo, pixels) })}
        className={MOVE}
      >
        {t('turn')}
        <span className="sr-only">{t('turnWhat', { name })}</span>
      </Button>
      <Button
        look="secondary"
        disabled={!pixels}
        onClick={() =>
          pixels && onPhoto({ ...photo, crop: firstCrop(turnedPixels(photo, pixels), place) })
        }
        className={MOVE}
      >
        {t('fit')}
        <span className="sr-only">{t('fitWhat', { name })}</span>
      </Button>
    </div>
  );
}

const MOVE = 'px-4! text-sm';

interface PhotoSlidersProps extends Pick<ChosenPhotoProps, 'photo' | 'onPhoto'> {
  zoom: number;
  onZoom: (zoom: number) => void;
}

function PhotoSliders({ photo, zoom, onPhoto, onZoom }: PhotoSlidersProps) {
  const t = useTranslations('photo-places');
  const { brightness = 0 } = photo;
  return (
    <>
      <Slider
        label={t('zoom')}
        value={zoom}
        min={1}
        max={MOST_ZOOM}
        step={0.1}
        shown={t('percent', { value: Math.round(zoom * 100) })}
        onSlide={onZoom}
        onSettle={() => {}}
      />
      <Slider
        label={t('brightness')}
        value={brightness}
        min={-MOST_BRIGHTNESS}
        max={MOST_BRIGHTNESS}
        step={5}
        shown={t('percent', { value: brightness > 0 ? `+${brightness}` : brightness })}
        onSlide={(value) => onPhoto({ ...photo, brightness: value === 0 ? undefined : value })}
        onSettle={() => {}}
      />
    </>
  );
}

interface SharpnessNoteProps {
  /** Undefined while the photograph loads. */
  sharpness: Sharpness | undefined;
  /** Whether zooming out would show more of it, with more pixels. */
  shown: 'zoomed' | 'whole';
  isGone: boolean;
  place: PhotoPlace;
}

function SharpnessNote({ sharpness, shown, isGone, place: { w, h } }: SharpnessNoteProps) {
  const t = useTranslations('photo-places');
  const size = { width: Math.round(w), height: Math.round(h) };
  if (isGone) return <p className="text-sm font-semibold text-error">{t('gone')}</p>;
  if (!sharpness) return <p className="text-sm text-ink-soft">{t('loading')}</p>;
  if (sharpness === 'soft')
    return <p className="text-sm font-semibold text-clay-deep">{t(`soft.${shown}`, size)}</p>;
  if (sharpness !== 'sharp')
    return <p className="text-sm font-semibold text-error">{t(`${sharpness}.${shown}`, size)}</p>;
  return (
    <p className="flex gap-1 font-semibold text-bottle">
      <Icon name="check" className="size-5 shrink-0" />
      {t('sharp', size)}
    </p>
  );
}
