/** The editor's shared state: the drawn design, the selection, the operations and the problems. */
import { useEffect, useRef, useState } from 'react';
import type { Layer } from '../artwork/design/design.ts';
import type { Box } from '../artwork/check/layer-bounds.ts';
import { useTranslations } from './editor-services.ts';
import {
  add,
  editableLayers,
  withoutEmptyTexts,
  type Editing,
  type NewLayer,
} from './editing/editing.ts';
import type { EditorKit } from './editor-kit.ts';
import { useLayerKeys } from './gestures/use-layer-keys.ts';
import { angleNames } from './product/angle-names.ts';
import { isEmoji, nameLayers, type KindNames } from './layers/layer-names.ts';
import { useEmojiNames } from './layers/use-emoji-names.ts';
import type * as Space from './editing/placing/add-to-space.ts';
import { useCropping } from './gestures/use-cropping.ts';
import { useDesignEditing } from './editing/use-design-editing.ts';
import { useLinkedSides } from './editing/use-linked-sides.ts';
import { useDrawn } from './stage/use-drawn.ts';

const KINDS = { text: 'names.text', photo: 'names.photo', clipart: 'names.drawing' } as const;
const NO_BOXES: ReadonlyMap<string, Box> = new Map();

/** What was added, and whether it had to cover a part of the design. */
type Newest = ReturnType<typeof Space.addToSpace>;

export type Editor = ReturnType<typeof useEditor>;

export function useEditor(kit: EditorKit, start: Editing, onChange: (editing: Editing) => void) {
  const t = useTranslations();
  const sides = useLinkedSides(kit.document, useDesignEditing(kit, start, onChange));
  const { state } = sides;
  const { linkedTo } = sides;
  const { editing, document, select } = state;
  const { drawn, failed } = useDrawn(document, editing.edits.words, kit);
  const [said, say] = useState('');
  const [newest, setNewest] = useState<Newest | null>(null);
  const cropping = useCropping(state);
  const now = { ...state, drawn: drawn?.layers ?? [] };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  /** The scrolling controls. */
  const panel = useRef<HTMLDivElement>(null);

  const layers = editableLayers(document);
  // As they would be if they came back.
  const whole = state.designOf({ ...editing, edits: { ...editing.edits, without: [] } });
  const away = editableLayers(whole).filter(({ id }) => editing.edits.without?.includes(id));
  const emojiName = useEmojiNames(layers.some(isEmoji));
  const kinds = kindNames(t, kit, emojiName);
  const names = namesOf(t, kit, kinds, editing, [...layers, ...away], linkedTo);
  const nameById = (id: string) => names.get(id) ?? '';
  const nameOf = ({ id }: Layer) => nameById(id);
  const boxes = drawn?.boxes ?? NO_BOXES;

  /** @param angle of the photograph that shows the product: what is added lands where it is seen */
  async function put(layer: NewLayer, angle: string): Promise<void> {
    const added = await (await placing())(layer, kit, angle, latest);
    // Words that make room on one side stay on the other.
    sides.actHere(added.editing);
    select(added.id);
    setNewest(added);
    say(t('said.added', { name: t(isEmoji(layer) ? 'names.emoji' : KINDS[layer.type]) }));
  }

  const keyPressed = useLayerKeys({
    state,
    cropping,
    boxes,
    area: document.area,
    linkedTo,
    panel,
    nameOf,
    say,
  });

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
    /** The layer that was added last. */
    newest,
    put,
    keyPressed,
    ...stepsOf(state, (done) => say(t(done))),
  };
}

function kindNames(
  t: ReturnType<typeof useTranslations>,
  { collection }: EditorKit,
  emojiName: KindNames['emojiName'],
): KindNames {
  return {
    emojiName,
    text: t('names.text'),
    emoji: t('names.emoji'),
    listed: (number) => t('names.listed', { number }),
    empty: (label) => t('names.empty', { label }),
    photo: t('names.photo'),
    drawing: (clipart) => collection.clipart.find(({ id }) => id === clipart)?.name ?? '',
  };
}

function stepsOf(
  { undo, redo }: Pick<ReturnType<typeof useDesignEditing>, 'undo' | 'redo'>,
  say: (done: 'said.undone' | 'said.redone') => void,
): { back: () => void; forth: () => void } {
  return {
    back() {
      undo();
      say('said.undone');
    },
    forth() {
      redo();
      say('said.redone');
    },
  };
}

function namesOf(
  t: ReturnType<typeof useTranslations>,
  kit: EditorKit,
  kinds: KindNames,
  editing: Editing,
  layers: readonly Layer[],
  linkedTo: (id: string) => readonly string[],
): ReadonlyMap<string, string> {
  const sides = angleNames(kit.sides, t);
  // Only what changes together with a copy on another side.
  const sideOf = ({ id, x }: Layer) =>
    linkedTo(id).length > 0
      ? sides[kit.sides.findIndex(({ from, to }) => x >= from && x <= to)]?.name
      : undefined;
  return nameLayers(layers, kit.fields, kinds, editing, sideOf);
}

/** How to place a new layer. Searching for free space loads when something is added, or else is left out. */
function placing(): Promise<typeof Space.placeNew> {
  return import('./editing/placing/add-to-space.ts').then(
    ({ placeNew }) => placeNew,
    () =>
      async (layer, { document }, _, { current }) => ({
        ...add(withoutEmptyTexts(current.editing), document.area, layer),
        isOver: false,
      }),
  );
}
