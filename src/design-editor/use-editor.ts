/** The editor's shared state: the drawn design, the selection, the operations and the problems. */
import { useRef, useState, type KeyboardEvent } from 'react';
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
import { pressed } from './gestures/key-moves.ts';
import { nameLayers, type KindNames } from './layers/layer-names.ts';
import type { addToSpace } from './editing/add-to-space.ts';
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
  const { editing, document, select, act } = state;
  const { drawn, failed } = useDrawn(document, editing.edits.words, kit);
  const [said, say] = useState('');
  const cropping = useCropping(state);
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

  async function put(layer: NewLayer): Promise<void> {
    const place = await placing();
    const needs = { document, process: kit.process, home: homeOf(kit.document), shaper };
    const added = place(editing, layer, { ...needs, views: kit.views });
    act(added.editing);
    select(added.id);
    say(t('said.added', { name: t(KINDS[layer.type]) }));
  }

  function keyPressed(event: KeyboardEvent, layer: Layer): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (cropping.keyPressed(event)) {
      say(t('said.cropped', { name: nameOf(layer) }));
      return;
    }
    const key = pressed(editing, layer, event);
    if (!key) return;
    event.preventDefault();
    act(key.editing, key.about);
    const { left = 0, top = 0, right = 0 } = boxes.get(layer.id) ?? {};
    say(
      t(`said.${key.done}`, {
        name: nameOf(layer),
        x: Math.round(left + key.dx),
        y: Math.round(top + key.dy),
        width: Math.round((right - left) * key.growth),
        degrees: key.rotation,
      }),
    );
    if (key.done === 'removed') {
      select(null);
      panel.current?.focus();
    }
  }

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

/** How to place a new layer. Searching for free space loads when something is added, or else is left out. */
function placing(): Promise<typeof addToSpace> {
  return import('./editing/add-to-space.ts').then(
    (space) => space.addToSpace,
    () =>
      (editing, layer, { document, home }) =>
        add(withoutEmptyTexts(editing), document.area, layer, home),
  );
}
