/** The stage with the design. Pointer and two-finger gestures move, rotate and scale layers on it. */
import { useRef } from 'react';
import { Stage, type StageProps } from './stage.tsx';
import { useStageGesture, type StageGestureOptions } from './use-stage-gesture.ts';

type Shown =
  | 'area'
  | 'surface'
  | 'layers'
  | 'nameOf'
  | 'problems'
  | 'zoom'
  | 'leastZoom'
  | 'sides'
  | 'angle'
  | 'onAngle'
  | 'onZoom'
  | 'onKey';

export interface DesignStageProps
  extends Pick<StageProps, Shown>, Omit<StageGestureOptions, 'room'> {}

export function DesignStage(props: DesignStageProps) {
  const { state, drawn, cropping, linkedTo, onHandOff, ...stage } = props;
  const { chosen, selected, select, toggle } = state;
  const room = useRef<HTMLDivElement>(null);
  const { area } = stage;
  const gesture = useStageGesture({ room, area, state, drawn, cropping, linkedTo, onHandOff });

  return (
    <div ref={room} className="contents">
      <Stage
        {...stage}
        drawn={drawn}
        selected={selected?.id ?? null}
        chosen={new Set(chosen.map(({ id }) => id))}
        onSelect={select}
        onToggle={toggle}
        uncut={cropping.layer}
        onOpen={(layer) => layer.type === 'image' && cropping.set(layer.id !== cropping.layer?.id)}
        onDragStart={gesture.begin}
        onDrag={gesture.drag}
        onDragEnd={gesture.handOff}
        onGripStart={gesture.begin}
        onPinchStart={(id) => {
          gesture.cancel();
          if (!selected || selected.id !== id) return false;
          gesture.begin(selected);
          return true;
        }}
        onPinch={gesture.follow}
        onPinchEnd={gesture.handOff}
      />
    </div>
  );
}
