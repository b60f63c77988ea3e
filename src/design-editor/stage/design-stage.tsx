/** The stage with the design. Pointer and two-finger gestures move, rotate and scale layers on it. */
import { useRef, useState } from 'react';
import type { Layer } from '../../artwork/design/design.ts';
import type { Box } from '../../artwork/check/layer-bounds.ts';
import { move, type Editing } from '../editing/editing.ts';
import { pinched } from '../gestures/pinch.ts';
import { snap, type Guide } from '../gestures/snapping.ts';
import { Stage, type StageProps } from './stage.tsx';
import type { useCropping } from '../gestures/use-cropping.ts';
import type { useDesignEditing } from '../editing/use-design-editing.ts';
import type { Drawn } from './use-drawn.ts';

export interface DesignStageProps extends Pick<
  StageProps,
  'area' | 'surface' | 'layers' | 'nameOf' | 'problems' | 'zoom' | 'onZoom' | 'onKey'
> {
  state: ReturnType<typeof useDesignEditing>;
  drawn: Drawn;
  cropping: ReturnType<typeof useCropping>;
  /** Called when a layer has been dragged. */
  onHandOff: () => void;
}

/** Snapping distance in screen pixels. */
const REACH_PX = 6;

interface Held {
  from: Editing;
  layer: Layer;
  box: Box | undefined;
}

export function DesignStage({ state, drawn, cropping, onHandOff, ...stage }: DesignStageProps) {
  const { editing, selected, select, act, settle } = state;
  const { svg, boxes } = drawn;
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  const held = useRef<Held | null>(null);

  function drag(dx: number, dy: number, perPixel: number): void {
    const { from, layer, box } = held.current ?? {};
    if (!from || !layer) return;
    if (layer.id === cropping.layer?.id) {
      cropping.crop(from, { dx, dy, scale: 1 });
      return;
    }
    const others = [...boxes].flatMap(([id, other]) => (id === layer.id ? [] : [other]));
    const to = box && {
      left: box.left + dx,
      right: box.right + dx,
      top: box.top + dy,
      bottom: box.bottom + dy,
    };
    const snapped = to
      ? snap(to, stage.area, others, REACH_PX * perPixel)
      : { dx: 0, dy: 0, guides: [] };
    setGuides(snapped.guides);
    act(move(from, layer, dx + snapped.dx, dy + snapped.dy), `drag ${layer.id}`);
  }

  function handOff(): void {
    held.current = null;
    setGuides([]);
    settle();
    onHandOff();
  }

  return (
    <Stage
      {...stage}
      {...{ svg, boxes, guides }}
      selected={selected?.id ?? null}
      onSelect={select}
      uncut={cropping.layer}
      onOpen={(layer) => layer.type === 'image' && cropping.set(layer.id !== cropping.layer?.id)}
      onDragStart={(layer) => {
        held.current = { from: editing, layer, box: boxes.get(layer.id) };
      }}
      onDrag={drag}
      onDragEnd={handOff}
      onPinchStart={(id) => {
        const layer = selected?.id === id ? selected : null;
        held.current = layer && { from: editing, layer, box: undefined };
        setGuides([]);
        settle();
        return layer !== null;
      }}
      onPinch={(pinch) => {
        const { from, layer } = held.current ?? {};
        if (!from || !layer) return;
        if (layer.id === cropping.layer?.id) cropping.crop(from, pinch);
        else act(pinched(from, layer, pinch), `pinch ${layer.id}`);
      }}
      onPinchEnd={handOff}
    />
  );
}
