/** The properties of a photograph: crop, size, rotation and tone. */
import { useId } from 'react';
import type { PrintArea } from '../../../artwork/design/design.ts';
import type { OwnPhoto } from '../../../domain/personalisation/design-edits.ts';
import {
  LEAST_OPACITY,
  MOST_BRIGHTNESS,
  PHOTO_SHAPES,
} from '../../../domain/personalisation/photo-look.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { LineIcon } from '../../../ui/icon.tsx';
import { pixelsOf } from '../../../live-photo/photographs.ts';
import { useTranslations } from '../../editor-services.ts';
import { CROP } from '../../icon-paths.ts';
import { ChoiceRow } from '../choice-row.tsx';
import type { LayerChange } from '../../editing/editing.ts';
import {
  aspectOf,
  cropOf,
  framingOf,
  fullCrop,
  MOST_ZOOM,
  type Framing,
} from '../../../artwork/design/crop-framing.ts';
import { SizeSlider, Slider, TurnSlider } from '../slider.tsx';

export interface PhotoStyleProps {
  photo: OwnPhoto;
  area: PrintArea;
  /** Whether it can be made so faint that what is behind it shows through. */
  isFaint: boolean;
  /** Whether crop mode is on. */
  isCropping: boolean;
  onCropping: (isOn: boolean) => void;
  /** @param about consecutive changes with the same name are undone together */
  onAlter: (change: LayerChange, about: string | null) => void;
  onSettle: () => void;
}

const TONES = ['colour', 'mono', 'sepia'] as const;
const SHAPES = ['straight', ...PHOTO_SHAPES] as const;
const LEAST_MM = 5;

export function PhotoStyle(props: PhotoStyleProps) {
  const { photo, area, isFaint, isCropping, onCropping, onAlter, onSettle } = props;
  const t = useTranslations();
  const frame = photo.w / photo.h;
  const pixels = pixelsOf(photo.upload);
  const full = fullCrop(pixels ? aspectOf(photo, pixels) : frame, frame);
  const framing = framingOf(photo.crop, full);
  const slide = (name: string, change: LayerChange) => onAlter(change, `${photo.id} ${name}`);
  const framed = (change: Partial<Framing>) =>
    slide(Object.keys(change).join(), { crop: cropOf({ ...framing, ...change }, full) });
  const slider = { onSettle, min: 0, max: 1, step: 0.02 };
  const percent = (share: number) => t('percent', { value: Math.round(share * 100) });

  return (
    <div className="grid gap-5">
      <ChoiceRow
        isEven
        label={t('photo.tone')}
        value={photo.tone}
        options={TONES.map((tone) => ({ value: tone, label: t(`photo.${tone}`) }))}
        onChoose={(tone) => onAlter({ tone }, null)}
      />
      {!photo.place && (
        <ChoiceRow
          isEven
          label={t('photo.shape')}
          value={photo.shape ?? 'straight'}
          options={SHAPES.map((shape) => ({ value: shape, label: t(`photo.${shape}`) }))}
          onChoose={(shape) => onAlter({ shape: shape === 'straight' ? undefined : shape }, null)}
        />
      )}
      <CropButton isCropping={isCropping} onCropping={onCropping} />
      <Slider
        label={t('photo.near')}
        value={framing.zoom}
        min={1}
        max={MOST_ZOOM}
        step={0.1}
        shown={percent(framing.zoom)}
        onSlide={(zoom) => framed({ zoom })}
        onSettle={onSettle}
      />
      <Slider
        {...slider}
        label={t('photo.across')}
        value={framing.across}
        shown={percent(framing.across)}
        onSlide={(across) => framed({ across })}
      />
      <Slider
        {...slider}
        label={t('photo.down')}
        value={framing.down}
        shown={percent(framing.down)}
        onSlide={(down) => framed({ down })}
      />
      <SizeSlider
        value={photo.w}
        min={LEAST_MM}
        max={Math.round(area.w + 2 * area.bleed)}
        step={1}
        round={Math.round}
        onSlide={(w) => slide('size', { w, h: Math.round((w / frame) * 100) / 100 })}
        onSettle={onSettle}
      />
      <TurnSlider
        value={photo.rotation}
        onSlide={(rotation) => slide('rotation', { rotation })}
        onSettle={onSettle}
      />
      <Light {...{ photo, isFaint, slide, onSettle }} />
    </div>
  );
}

interface LightProps {
  photo: OwnPhoto;
  isFaint: boolean;
  slide: (name: string, change: LayerChange) => void;
  onSettle: () => void;
}

/** How bright it is, and how much of what is behind it shows through. */
function Light({ photo, isFaint, slide, onSettle }: LightProps) {
  const t = useTranslations();
  const { brightness = 0, opacity = 1 } = photo;
  const percent = (value: number) => t('percent', { value });
  return (
    <>
      <Slider
        label={t('photo.brightness')}
        value={brightness}
        min={-MOST_BRIGHTNESS}
        max={MOST_BRIGHTNESS}
        step={5}
        shown={brightness > 0 ? `+${percent(brightness)}` : percent(brightness)}
        onSlide={(value) => slide('light', { brightness: value === 0 ? undefined : value })}
        onSettle={onSettle}
      />
      {isFaint && (
        <Slider
          label={t('photo.strength')}
          value={Math.round(opacity * 100)}
          min={LEAST_OPACITY * 100}
          max={100}
          step={5}
          shown={percent(Math.round(opacity * 100))}
          onSlide={(value) =>
            slide('strength', { opacity: value === 100 ? undefined : value / 100 })
          }
          onSettle={onSettle}
        />
      )}
    </>
  );
}

function CropButton({
  isCropping,
  onCropping,
}: Pick<PhotoStyleProps, 'isCropping' | 'onCropping'>) {
  const hint = useId();
  const t = useTranslations();
  return (
    <div>
      <button
        type="button"
        aria-pressed={isCropping}
        aria-describedby={hint}
        onClick={() => onCropping(!isCropping)}
        className={buttonClass(
          'secondary',
          'medium',
          'w-full aria-pressed:border-bottle aria-pressed:bg-bottle-tint',
        )}
      >
        <LineIcon path={CROP} />
        {t('photo.crop')}
      </button>
      <p id={hint} className="mt-1 text-sm text-ink-soft">
        {t(isCropping ? 'photo.cropping' : 'photo.cropHint')}
      </p>
    </div>
  );
}
