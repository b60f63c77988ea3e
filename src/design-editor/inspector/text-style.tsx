/**
 * The style of a text, of the design or added: font, size, colour, alignment, curve and rotation. An
 * emoji is a picture: it has colour, size and rotation, in the order of a drawing.
 */
import { isOneTone } from '../../artwork/plate/plate.ts';
import type { Process } from '../../artwork/design/design.ts';
import type { Collection } from '../../artwork/design/collection.ts';
import { useTranslations } from '../editor-services.ts';
import { isEmoji } from '../layers/layer-names.ts';
import { ColourChoice, type ColourChoiceProps } from './colour-choice.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { bendOf, radiusOf } from './curve.ts';
import type { FontAddresses } from '../../live-photo/drawing.ts';
import { LetteringPicker } from './lettering-picker.tsx';
import { Slider, TurnSlider } from './slider.tsx';
import { TextSize, type TextSizeProps } from './text-size.tsx';

export interface TextStyleProps extends TextSizeProps {
  process: Process;
  letterings: Collection['letterings'];
  /** URLs by font. */
  fonts: FontAddresses;
  inks: Pick<ColourChoiceProps, 'palette' | 'grounds'>;
}

const ALIGNS = ['left', 'centre', 'right'] as const;

export function TextStyle(props: TextStyleProps) {
  const { layer, process, letterings, fonts, inks, onAlter, onSettle } = props;
  const slide = (name: string, change: Parameters<typeof onAlter>[0]) =>
    onAlter(change, `${layer.id} ${name}`);
  const isPicture = isEmoji(layer);
  const colour = !isOneTone(process) && (
    <ColourChoice {...inks} value={layer.fill} onChoose={(fill) => slide('fill', { fill })} />
  );
  return (
    <div className="grid gap-5">
      {!isPicture && (
        <LetteringPicker
          {...{ layer, letterings, fonts }}
          onChoose={(font) => onAlter({ font }, null)}
        />
      )}
      {isPicture && colour}
      <TextSize {...props} />
      {!isPicture && colour}
      {!isPicture && <LineShape {...props} />}
      <TurnSlider
        value={layer.rotation}
        onSlide={(rotation) => slide('rotation', { rotation })}
        onSettle={onSettle}
      />
    </div>
  );
}

/** How its lines are aligned and curved. */
function LineShape({ layer, area, onAlter, onSettle }: TextStyleProps) {
  const t = useTranslations();
  const bend = bendOf(layer.arc, area);
  return (
    <>
      <ChoiceRow
        label={t('style.align')}
        value={layer.align}
        options={ALIGNS.map((align) => ({ value: align, label: t(`style.${align}`) }))}
        onChoose={(align) => onAlter({ align }, null)}
      />
      <Slider
        label={t('style.curve')}
        value={bend}
        min={-100}
        max={100}
        step={5}
        shown={bend === 0 ? t('style.straight') : t(bend > 0 ? 'style.hill' : 'style.bowl')}
        onSlide={(next) => onAlter({ arc: radiusOf(next, area) }, `${layer.id} arc`)}
        onSettle={onSettle}
      />
    </>
  );
}
