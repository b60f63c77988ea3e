/** The photographs of a design with places for them: chosen first, then seen, moved and replaced. */
import { useEffect, useId, type ReactNode, type Ref } from 'react';
import type { PhotoPlace } from '../../../artwork/design/photo-place.ts';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import { placedPhotos } from '../../../domain/personalisation/placed-photos.ts';
import { Icon } from '../../../ui/icon.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useTranslations } from '../../state/translations.ts';
import { isTouched } from './is-touched.ts';
import { PhotoInput } from './photo-input.tsx';
import type { PhotoPanelProps } from './photo-panel.tsx';
import { reveal } from './reveal.ts';
import { useChoosing, type ShowUnsent } from './use-choosing.ts';
import type { PhotoGallery } from './show-place.ts';
import type { Remedy } from './use-remedy.ts';
import { useCurrentPlace } from './use-current-place.ts';

/** The design whose places they fill. */
export interface PlacesDesign {
  edits: DesignEdits;
  alterEdits: (change: (edits: DesignEdits) => DesignEdits) => void;
  showUnsent: ShowUnsent;
}

export interface PhotoPlacesProps {
  places: readonly PhotoPlace[];
  design: PlacesDesign;
  /** Why it cannot be bought yet. */
  fault: string | undefined;
  /** The input that the button for buying presses while a photograph is missing. */
  chooser: Ref<HTMLInputElement>;
  gallery: PhotoGallery;
  /** What the button for buying does while a photograph cannot be made; null: nothing else. */
  onRemedy: (remedy: Remedy | null) => void;
  /** How far the sending is, for the button for buying; '' otherwise. */
  onSending: (told: string) => void;
}

// Without it the photographs are still on the picture of the product.
const PhotoPanel = lazyComponent<PhotoPanelProps>(
  async () => (await import('./photo-panel.tsx')).PhotoPanel,
);

export function PhotoPlaces(props: PhotoPlacesProps) {
  const { places, design, fault, chooser, gallery, onRemedy, onSending } = props;
  const { edits, alterEdits: onChange, showUnsent: onUnsent } = design;
  const t = useTranslations('photo-places');
  const faultId = useId();
  const photos = placedPhotos(edits);
  const open = places.filter(({ id }) => !photos.has(id));
  const current = useCurrentPlace(places, photos, gallery);
  const { sending, told, spare, choose, exchange } = useChoosing({
    open,
    onChange,
    onUnsent,
    onLook: (place) => (place === undefined ? current.ask() : current.open(place)),
    onComplete(place) {
      if (place !== undefined) current.choose(place);
      current.fill();
    },
  });
  /** Fetches what showing a photograph needs, while the shopper looks for it. */
  function prepare(): void {
    gallery.warm();
    void import('./send-photos.ts').catch(() => {});
  }
  const sendingTold = sending ? t('sendingShort', sending) : '';
  useEffect(() => {
    onSending(sendingTold);
    return () => onSending('');
  }, [onSending, sendingTold]);
  function chooseAndShow(files: readonly File[], place?: PhotoPlace): void {
    // Where they fill all that is open, the picture of the product is shown once they have come.
    if (files.length < open.length || open.length === 0) current.ask();
    prepare();
    void choose(files, place);
  }
  const faults = [...told, ...(fault ? [fault] : [])];
  const shown = { disabled: sending !== null, faultId: faults.length > 0 ? faultId : undefined };
  const message = faults.length > 0 && (
    <p
      key={faults.join(' ')}
      ref={reveal}
      id={faultId}
      role="alert"
      className="text-sm font-semibold text-error"
    >
      {faults.join(' ')}
    </p>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('title')}</legend>
      {photos.size === 0 ? (
        <FirstChoice
          {...{ chooser, shown, message }}
          count={places.length}
          onOpen={prepare}
          onFiles={(files) => chooseAndShow(files)}
        />
      ) : (
        <PhotoPanel
          {...{ places, photos, edits, onChange, chooser, shown, current, message, onRemedy }}
          picture={gallery.strip}
          onFiles={chooseAndShow}
          spare={spare}
          onSpare={(file, place, upload) => void exchange(file, place, upload)}
        />
      )}
      <p role="status" className="mt-2 text-sm empty:hidden">
        {sending && (
          <span className="inline-flex items-center gap-2">
            <Spinner className="size-4" />
            {t('sending', sending)}
          </span>
        )}
      </p>
    </fieldset>
  );
}

interface FirstChoiceProps {
  count: number;
  chooser: Ref<HTMLInputElement>;
  shown: { disabled: boolean; faultId: string | undefined };
  /** What went wrong. */
  message: ReactNode;
  onOpen: () => void;
  onFiles: (files: readonly File[]) => void;
}

function FirstChoice({ count, chooser, shown, message, onOpen, onFiles }: FirstChoiceProps) {
  const t = useTranslations('photo-places');
  return (
    <div className="grid min-h-36 content-center justify-items-center gap-2 rounded-soft border-2 border-dashed border-bottle bg-bottle-tint px-4 text-center">
      <p className="font-semibold">{t('first', { count })}</p>
      <PhotoInput
        {...shown}
        ref={chooser}
        look="primary"
        size="large"
        multiple={count > 1}
        onOpen={onOpen}
        onFiles={onFiles}
      >
        <Icon name="image" />
        {t('choose', { count })}
      </PhotoInput>
      {message}
      <p className="text-sm text-ink-soft">{t(isTouched() ? 'types.phone' : 'types.computer')}</p>
    </div>
  );
}
