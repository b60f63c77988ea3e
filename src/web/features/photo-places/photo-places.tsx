/** The photographs of a design with places for them: chosen first, then seen, moved and replaced. */
import { useEffect, useId, type Ref } from 'react';
import type { PhotoPlace } from '../../../artwork/design/photo-place.ts';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import { placedPhotos } from '../../../domain/personalisation/placed-photos.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useIsWide } from '../../../ui/window/use-is-wide.ts';
import { useTranslations } from '../../state/translations.ts';
import { PhotoDrop } from './drop/photo-drop.tsx';
import { FirstChoice } from './first/first-choice.tsx';
import { usePhotosAgain } from './first/use-photos-again.ts';
import { isTouched } from './is-touched.ts';
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
  const again = usePhotosAgain({ open, edits, onChange, current });
  /** Fetches what showing a photograph needs, while the shopper looks for it. */
  function prepare(): void {
    gallery.warm();
    void PhotoPanel.preload();
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
  const text = faults.join(' ');
  const message = text && <Fault key={text} id={faultId} text={text} />;
  return (
    <fieldset tabIndex={-1} className="relative min-w-0">
      <legend className="sr-only">{t('title')}</legend>
      {photos.size === 0 ? (
        <FirstChoice
          {...{ chooser, shown, message }}
          slug={gallery.livePlace.slug}
          count={places.length}
          onOpen={prepare}
          onFiles={(files) => chooseAndShow(files)}
          onOffer={PhotoPanel.preload}
          onAgain={(photos) => {
            prepare();
            again(photos);
          }}
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
      {!isTouched() && (
        <PhotoDrop
          {...{ places, current }}
          isOpen={open.length > 0}
          disabled={shown.disabled}
          onFiles={chooseAndShow}
        />
      )}
      <Sending {...{ sending }} isFirst={photos.size === 0} />
    </fieldset>
  );
}

const Fault = ({ id, text }: { id: string; text: string }) => (
  <p ref={reveal} id={id} role="alert" className="text-sm font-semibold text-error">
    {text}
  </p>
);

type SendingProps = Pick<ReturnType<typeof useChoosing>, 'sending'> & { isFirst: boolean };

function Sending({ sending, isFirst }: SendingProps) {
  const t = useTranslations('photo-places');
  const isWide = useIsWide();
  // On the last line of the first choice, later on the large photograph, so that the form does not
  // move. In narrow windows that is too small, and the bar at their foot says it.
  const onPhoto = isWide ? 'absolute top-4 left-4 rounded-soft bg-white px-3 py-1' : 'sr-only';
  const look = isFirst ? 'absolute inset-x-0 bottom-4 text-center' : onPhoto;
  return (
    <p role="status" className={`text-sm empty:hidden ${look}`}>
      {sending && (
        <span className="inline-flex items-center gap-2">
          <Spinner className="size-4" />
          {t('sending', sending)}
        </span>
      )}
    </p>
  );
}
