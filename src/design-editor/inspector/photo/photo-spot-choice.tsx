/** Where a photograph goes on the design, as a row of choices. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { OWN_PREFIX, type DesignDocument } from '../../../artwork/design/design.ts';
import type { OwnPhoto } from '../../../domain/personalisation/design-edits.ts';
import { loadFonts } from '../../../live-photo/drawing.ts';
import { pixelsOf } from '../../../live-photo/photographs.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Callout } from '../../../ui/callout.tsx';
import type { EditorKit } from '../../editor-kit.ts';
import { useTranslations } from '../../editor-services.ts';
import type { Editing } from '../../editing/editing.ts';
import { displacedBy, isWhere } from '../../editing/displaced-words.ts';
import {
  beforePhoto,
  inSpot,
  photoSpots,
  spotOf,
  underWords,
  withWords,
  type PhotoSpot,
  type SpotName,
} from '../../editing/placing/photo-spots.ts';
import { seenFrom } from '../../editing/placing/seen-from.ts';
import type { LinkedSides } from '../../editing/use-linked-sides.ts';
import { ChoiceRow } from '../choice-row.tsx';

export interface PhotoSpotChoiceProps {
  photo: OwnPhoto;
  editing: Editing;
  kit: EditorKit;
  sides: LinkedSides;
  act: (next: Editing) => void;
}

export function PhotoSpotChoice({ photo, editing, kit, sides, act }: PhotoSpotChoiceProps) {
  const t = useTranslations();
  const id = OWN_PREFIX + photo.id;
  const gone = displacedBy(photo, kit.document, editing, sides.state.past);
  const before = sides.state.designOf(beforePhoto(editing, photo, gone));
  const spots = useSpots(kit, before, photo);
  const now = spotOf(photo, spots);
  const box = useRef<HTMLDivElement>(null);
  const words = wordsOf(before, gone);
  const named = (name: SpotName) => spots.find((spot) => spot.name === name);

  function show(next: Editing): void {
    // The words of the other side stay while it has no photograph.
    if (sides.linkedTo(id).length > 0) act(next);
    else sides.actHere(next);
  }
  function choose(name: SpotName): void {
    const spot = named(name);
    if (spot) show(inSpot(editing, id, spot, gone));
  }
  function putBack(): void {
    const spot = named('behind') ?? named('beside');
    // Where it was moved clear of them it stays.
    const isOver = before.layers.some((layer) => gone.includes(layer.id) && isWhere(photo, layer));
    if (!isOver) show(withWords(editing, gone));
    else show(spot ? inSpot(editing, id, spot, gone) : underWords(editing, photo, gone));
    box.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={box} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none empty:hidden">
      <div role="status" className="empty:hidden">
        {words && (
          <Callout
            look="info"
            action={
              <button type="button" onClick={putBack} className={buttonClass('secondary')}>
                {t('spots.putBack')}
              </button>
            }
          >
            <p>{t('spots.wordsGone', { words })}</p>
          </Callout>
        )}
      </div>
      {spots.length > 1 && (
        <ChoiceRow
          isEven
          label={t('spots.label')}
          value={now ?? null}
          options={spots.map(({ name }) => ({ value: name, label: t(`spots.${name}`) }))}
          onChoose={choose}
        />
      )}
    </div>
  );
}

/** What some words of the design say. */
function wordsOf({ layers }: DesignDocument, ids: readonly string[]): string {
  return layers
    .flatMap((layer) => (layer.type === 'text' && ids.includes(layer.id) ? [layer.text] : []))
    .map((text) => text.replaceAll('\n', ' ').trim())
    .filter((text) => text !== '')
    .join('\u00a0· ');
}

/** @param before the design without the photograph */
function useSpots(kit: EditorKit, before: DesignDocument, photo: OwnPhoto): readonly PhotoSpot[] {
  const [spots, setSpots] = useState<readonly PhotoSpot[]>([]);
  const side = kit.sides.find(({ from, to }) => photo.x >= from && photo.x <= to);
  const key = JSON.stringify(before);
  // What changes of the photograph itself does not change where it may go.
  const find = useEffectEvent((document: DesignDocument) =>
    photoSpots(photo, pixelsOf(photo.upload), { ...seenFrom(kit, side), document }),
  );
  useEffect(() => {
    let isNewest = true;
    const document = JSON.parse(key) as DesignDocument;
    loadFonts(document, kit.product.kit).then(
      () => isNewest && setSpots(find(document)),
      // Without its letters nothing is known of the words, and no choice is offered.
      () => {},
    );
    return () => {
      isNewest = false;
    };
  }, [key, kit]);
  return spots;
}
