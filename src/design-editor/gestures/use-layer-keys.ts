/** What keys do with the selected layers, and what is said about it. */
import type { KeyboardEvent, RefObject } from 'react';
import type { Layer, PrintArea } from '../../artwork/design/design.ts';
import { shaper } from '../../live-photo/drawing.ts';
import type { Box } from '../../artwork/check/layer-bounds.ts';
import type { TranslationValues } from '../../domain/text/read-translations.ts';
import { useTranslations } from '../editor-services.ts';
import type { useDesignEditing } from '../editing/use-design-editing.ts';
import { move } from '../editing/editing.ts';
import { pressed, pressedTogether, type KeyDone } from './key-moves.ts';
import { keptOnArea } from './kept-on-area.ts';
import { holdOf } from './pinch.ts';
import type { useCropping } from './use-cropping.ts';

export interface LayerKeysOptions {
  state: ReturnType<typeof useDesignEditing>;
  cropping: ReturnType<typeof useCropping>;
  boxes: ReadonlyMap<string, Box>;
  area: PrintArea;
  /** The layers that change together with a layer. */
  linkedTo: (id: string) => readonly string[];
  /** Takes the focus of a removed layer. */
  panel: RefObject<HTMLElement | null>;
  nameOf: (layer: Layer) => string;
  say: (message: string) => void;
}

export function useLayerKeys(options: LayerKeysOptions) {
  const { state, cropping, boxes, area, linkedTo, panel, nameOf, say } = options;
  const { editing, chosen, select, act } = state;
  const t = useTranslations();
  const held = (layer: Layer) => holdOf(layer, boxes.get(layer.id), shaper);

  /** Copies on other sides stay on the area, too. */
  function kept(key: KeyDone, layer: Layer): KeyDone {
    const copies = linkedTo(layer.id);
    if (key.done !== 'moved' || copies.length === 0) return key;
    const together = [layer.id, ...copies].flatMap((id) => boxes.get(id) ?? []);
    const to = keptOnArea(together, area, key);
    return { ...key, ...to, editing: move(editing, layer, to.dx, to.dy) };
  }

  function outcome(key: KeyDone, layer: Layer): TranslationValues {
    const { left = 0, top = 0, right = 0 } = boxes.get(layer.id) ?? {};
    return {
      name: nameOf(layer),
      x: Math.round(left + key.dx),
      y: Math.round(top + key.dy),
      width: Math.round((right - left) * key.growth),
      degrees: key.rotation,
    };
  }

  /** @param layer that has the focus */
  return (event: KeyboardEvent, layer: Layer): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (cropping.keyPressed(event)) {
      say(t('said.cropped', { name: nameOf(layer) }));
      return;
    }
    const key = pressed(editing, layer, event, held);
    if (!key) return;
    event.preventDefault();
    if (chosen.length > 1 && chosen.includes(layer)) {
      act(pressedTogether(editing, chosen, event, held), key.about && `${key.about} and others`);
      say(t('said.several', { count: chosen.length }));
    } else {
      const done = kept(key, layer);
      act(done.editing, done.about);
      say(t(`said.${done.done}`, outcome(done, layer)));
    }
    if (key.done === 'removed') {
      select(null);
      panel.current?.focus();
    }
  };
}
