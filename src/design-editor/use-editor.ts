/** The editor's shared state: the drawn design, the selection, the operations and the problems. */
import { useEffect, useRef, useState } from 'react';
import type { Layer } from '../artwork/design/design.ts';
import type { Box } from '../artwork/check/layer-bounds.ts';
import { shaper } from '../live-photo/drawing.ts';
import { useTranslations } from './editor-services.ts';
import {
  add,
  editableLayers,
  homeOf,
  isMovable,
  withoutEmptyTexts,
  type Editing,
  type NewLayer,
} from './editing/editing.ts';
import type { EditorKit } from './editor-kit.ts';
import { useLayerKeys } from './gestures/use-layer-keys.ts';
import { nameLayers, type KindNames } from './layers/layer-names.ts';
import type * as Space from './editing/add-to-space.ts';
import type { SpaceNeeds } from './editing/fit-new-layer.ts';
import { useCropping } from './gestures/use-cropping.ts';
import { useDesignEditing } from './editing/use-design-editing.ts';
import { useLinkedSides } from './editing/use-linked-sides.ts';
import { useDrawn } from './stage/use-drawn.ts';

const KINDS = { text: 'names.text', photo: 'names.photo', clipart: 'names.drawing' } as const;
const NO_BOXES: ReadonlyMap<string, Box> = new Map();

export type Editor = ReturnType<typeof useEditor>;

export function useEditor(kit: EditorKit, start: Editing, onChange: (editing: Editing) => void) {
  const t = useTranslations();
  const sides = useLinkedSides(kit.document, useDesignEditing(kit, start, onChange));
  const { state } = sides;
  const { editing, document, select } = state;
  const { drawn, failed } = useDrawn(document, editing.edits.words, kit);
  const [said, say] = useState('');
  const cropping = useCropping(state);
  const now = { ...state, drawn: drawn?.layers ?? [] };
  const newest = useRef(now);
  useEffect(() => {
    newest.current = now;
  });
  /** The scrolling controls. */
  const panel = useRef<HTMLDivElement>(null);

  const boxes = drawn?.boxes ?? NO_BOXES;
  const layers = editableLayers(document);
  const away = kit.document.layers.filter(
    (layer) => isMovable(layer) && editing.edits.without?.includes(layer.id),
  );
  const names = nameLayers([...layers, ...away], kit.fields, kindNames(t, kit), editing);
  const nameById = (id: string) => names.get(id) ?? '';
  const nameOf = (layer: Layer) => nameById(layer.id);

  /** @param angle of the photograph that shows the product: what is added lands where it is seen */
  async function put(layer: NewLayer, angle: string): Promise<void> {
    const place = await placing();
    const { side, views } = lookedAt(kit, angle);
    const home = homeOf(kit.document, side);
    const seen = { process: kit.process, home, shaper, views, side };
    const coloured = await place.inked(
      layer,
      { ...seen, document: newest.current.document },
      newest.current.drawn,
      kit.surface,
    );
    // Something else may have been added since then.
    const { editing, document, act } = newest.current;
    const added = place.addToSpace(editing, coloured, { ...seen, document });
    act(added.editing);
    select(added.id);
    say(t('said.added', { name: t(KINDS[layer.type]) }));
  }

  const keyPressed = useLayerKeys({ state, cropping, boxes, panel, nameOf, say });

  return {
    kit,
    state,
    sides,
    drawn,
    failed,
    boxes,
    layers,
    away,
    nameById,
    nameOf,
    said,
    panel,
    cropping,
    put,
    keyPressed,
    back: () => {
      state.undo();
      say(t('said.undone'));
    },
    forth: () => {
      state.redo();
      say(t('said.redone'));
    },
  };
}

function kindNames(t: ReturnType<typeof useTranslations>, { collection }: EditorKit): KindNames {
  return {
    text: t('names.text'),
    listed: (number) => t('names.listed', { number }),
    empty: (label) => t('names.empty', { label }),
    photo: t('names.photo'),
    drawing: (clipart) => collection.clipart.find(({ id }) => id === clipart)?.name ?? '',
  };
}

/** In use, a mug is looked at from its front. */
function lookedAt({ sides, views: all }: EditorKit, angle: string) {
  const side =
    sides.find((one) => one.angle === angle) ?? sides.find((one) => one.angle === all[0]?.angle);
  const views = all.filter((view) => view.angle === (side?.angle ?? angle));
  return { side, views: views.length > 0 ? views : all };
}

/** How to place a new layer. Searching for free space loads when something is added, or else is left out. */
function placing(): Promise<Pick<typeof Space, 'addToSpace' | 'inked'>> {
  return import('./editing/add-to-space.ts').catch(() => ({
    addToSpace: (editing: Editing, layer: NewLayer, { document, home }: SpaceNeeds) =>
      add(withoutEmptyTexts(editing), document.area, layer, home),
    inked: async (layer: NewLayer) => layer,
  }));
}
