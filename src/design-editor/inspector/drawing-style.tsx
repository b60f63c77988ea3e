/** The properties of a drawing from the collection: colour, size and rotation. */
import { isOneTone } from '../../artwork/plate/plate.ts';
import type { PrintArea, Process } from '../../artwork/design/design.ts';
import type { OwnClipart } from '../../domain/personalisation/design-edits.ts';
import type { LayerChange } from '../editing/editing.ts';
import { ColourChoice, type ColourChoiceProps } from './colour-choice.tsx';
import { SizeSlider, tenth, TurnSlider } from './slider.tsx';

export interface DrawingStyleProps {
  drawing: OwnClipart;
  area: PrintArea;
  process: Process;
  inks: Pick<ColourChoiceProps, 'palette' | 'grounds'>;
  /** @param about consecutive changes with the same name are undone together */
  onAlter: (change: LayerChange, about: string | null) => void;
  onSettle: () => void;
}

const LEAST_MM = 3;

export function DrawingStyle(props: DrawingStyleProps) {
  const { drawing, area, process, inks, onAlter, onSettle } = props;
  const { id, size, fill, rotation = 0 } = drawing;
  return (
    <>
      {!isOneTone(process) && (
        <ColourChoice
          {...inks}
          value={fill}
          onChoose={(next) => onAlter({ fill: next }, `${id} fill`)}
        />
      )}
      <div data-control="size">
        <SizeSlider
          value={size}
          min={LEAST_MM}
          max={Math.round(Math.min(area.w, area.h))}
          step={0.5}
          round={tenth}
          onSlide={(next) => onAlter({ size: next }, `${id} size`)}
          onSettle={onSettle}
        />
      </div>
      <TurnSlider
        value={rotation}
        onSlide={(next) => onAlter({ rotation: next }, `${id} rotation`)}
        onSettle={onSettle}
      />
    </>
  );
}
