/** Where a photograph goes on the design, as a row of choices. */
import { useEffect, useEffectEvent, useState } from 'react';
import { OWN_PREFIX, type DesignDocument } from '../../../artwork/design/design.ts';
import type { OwnPhoto } from '../../../domain/personalisation/design-edits.ts';
import { loadFonts } from '../../../live-photo/drawing.ts';
import { pixelsOf } from '../../../live-photo/photographs.ts';
import type { EditorKit } from '../../editor-kit.ts';
import { useTranslations } from '../../editor-services.ts';
import type { Editing } from '../../editing/editing.ts';
import {
  beforePhoto,
  inSpot,
  photoSpots,
  spotOf,
  type PhotoSpot,
} from '../../editing/photo-spots.ts';
import { seenFrom } from '../../editing/seen-from.ts';
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
  const spots = useSpots(
    kit,
    sides.state.designOf(beforePhoto(kit.document, editing, photo)),
    photo,
  );
  const now = spotOf(photo, spots);
  if (spots.length < 2) return null;

  function choose(name: PhotoSpot['name']): void {
    const spot = spots.find((one) => one.name === name);
    if (!spot) return;
    const next = inSpot(editing, kit.document, id, spot);
    // The words of the other side stay while it has no photograph.
    if (sides.linkedTo(id).length > 0) act(next);
    else sides.actHere(next);
  }

  return (
    <div>
      <ChoiceRow
        isEven
        label={t('spots.label')}
        value={now ?? null}
        options={spots.map(({ name }) => ({ value: name, label: t(`spots.${name}`) }))}
        onChoose={choose}
      />
      <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
        {now === 'instead' && t('spots.wordsGone')}
      </p>
    </div>
  );
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
