/** One photograph in its place: whether it is sharp enough, its crop and its brightness. */
import type { ReactNode } from 'react';
import {
  aspectOf,
  cropOf,
  framingOf,
  fullCrop,
  MOST_ZOOM,
} from '../../../artwork/design/crop-framing.ts';
import { turned } from '../../../artwork/design/turn-photo.ts';
import type { PhotoPlace } from '../../../artwork/design/photo-place.ts';
import { Slider } from '../../../design-editor/inspector/slider.tsx';
import { MOST_BRIGHTNESS } from '../../../domain/personalisation/design-edits.ts';
import type { PlacedPhoto } from '../../../domain/personalisation/placed-photos.ts';
import { pixelsOf } from '../../../live-photo/photographs.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';
import { CropStage } from './crop-stage.tsx';
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

export function ChosenPhoto(props: ChosenPhotoProps) {
  const { place, photo, name, href, onPhoto, onFiles, shown } = props;
  const t = useTranslations('photo-places');
  const frame = place.w / place.h;
  const pixels = href ? pixelsOf(photo.upload) : undefined;
  const full = fullCrop(pixels ? aspectOf(photo, pixels) : frame, frame);
  const framing = framingOf(photo.crop, full);
  const { brightness = 0 } = photo;
  return (
    <div className="grid gap-3">
      <div className="grid gap-3" style={{ gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' }}>
        <CropStage
          {...{ place, photo, href }}
          label={t('move', { name })}
          onCrop={(crop) => onPhoto({ ...photo, crop })}
        />
        <div className="grid content-start gap-1">
          <SharpnessNote
            sharpness={pixels && sharpnessOf(photo, pixels)}
            shown={framing.zoom > 1 ? 'zoomed' : 'whole'}
            isGone={href === null}
            place={place}
          />
          <p className="text-sm text-ink-soft">{t(place.mark ? 'engraved' : 'kept')}</p>
          <div className="flex flex-wrap gap-x-4">
            <PhotoInput
              {...shown}
              faultId={undefined}
              look="text"
              onFiles={onFiles}
              className="justify-start! underline"
            >
              {t('another')}
              <span className="sr-only">{t('anotherFor', { name })}</span>
            </PhotoInput>
            <Button
              look="text"
              disabled={!pixels}
              onClick={() => pixels && onPhoto({ ...photo, ...turned(photo, pixels) })}
              className="justify-start! underline"
            >
              {t('turn')}
              <span className="sr-only">{t('turnWhat', { name })}</span>
            </Button>
          </div>
        </div>
      </div>
      {props.message}
      <div className="grid grid-cols-2 gap-4 text-sm">
        <Slider
          label={t('zoom')}
          value={framing.zoom}
          min={1}
          max={MOST_ZOOM}
          step={0.1}
          shown={t('percent', { value: Math.round(framing.zoom * 100) })}
          onSlide={(zoom) => onPhoto({ ...photo, crop: cropOf({ ...framing, zoom }, full) })}
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
      </div>
    </div>
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
    <p className="flex gap-2 font-semibold text-bottle">
      <Icon name="check" />
      {t('sharp', size)}
    </p>
  );
}
