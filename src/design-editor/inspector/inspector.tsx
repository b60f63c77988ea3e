/** The properties of the selected layer. */
import { isOneTone } from '../../artwork/plate/plate.ts';
import type { DesignField, Layer, PrintArea, Process } from '../../artwork/design/design.ts';
import type { Collection } from '../../contract/artwork.ts';
import { Field } from '../../ui/forms/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { useEditorServices } from '../editor-services.ts';
import { ColourChoice } from './colour-choice.tsx';
import {
  alter,
  duplicate,
  ownIn,
  remove,
  reorder,
  type as typeWords,
  type Editing,
  type LayerChange,
} from '../editing/editing.ts';
import { PhotoStyle } from './photo-style.tsx';
import { Slider, tenth } from './slider.tsx';
import { TextStyle } from './text-style.tsx';
import type { useCropping } from '../gestures/use-cropping.ts';

export interface InspectorProps {
  layer: Layer;
  name: string;
  editing: Editing;
  fields: readonly DesignField[];
  area: PrintArea;
  process: Process;
  letterings: Collection['letterings'];
  act: (next: Editing, about?: string | null) => void;
  cropping: ReturnType<typeof useCropping>;
  onSettle: () => void;
  onSelect: (id: string | null) => void;
}

const LONGEST = 400;

export function Inspector(props: InspectorProps) {
  const { layer, name, editing, fields, area, process, act, onSettle, onSelect } = props;
  const { t, counter } = useEditorServices();
  const own = ownIn(editing, layer.id);
  const change = (next: LayerChange, about: string | null) =>
    act(alter(editing, layer, next), about);
  const field = layer.type === 'text' ? fields.find((one) => one.name === layer.field) : undefined;

  return (
    <section aria-label={name} className="grid grid-cols-1 gap-5">
      <div className="flex items-center gap-1">
        <h3 className="min-w-0 grow truncate font-semibold">{name}</h3>
        {own && (
          <>
            <IconButton
              icon="forward"
              label={t('actions.forward')}
              onClick={() => act(reorder(editing, layer.id, 1))}
            />
            <IconButton
              icon="backward"
              label={t('actions.backward')}
              onClick={() => act(reorder(editing, layer.id, -1))}
            />
            <IconButton
              icon="copy"
              label={t('actions.duplicate')}
              onClick={() => {
                const copied = duplicate(editing, area, layer.id);
                if (!copied) return;
                act(copied.editing);
                onSelect(copied.id);
              }}
            />
          </>
        )}
        <IconButton
          icon="trash"
          label={t('actions.remove')}
          onClick={() => {
            act(remove(editing, layer));
            onSelect(null);
          }}
        />
      </div>
      {own?.type === 'text' && (
        <TextArea
          label={t('style.words')}
          value={own.text}
          rows={2}
          maxLength={LONGEST}
          counter={counter}
          onChange={(event) => change({ text: event.currentTarget.value }, `${layer.id} text`)}
          onBlur={onSettle}
        />
      )}
      {field && (
        <Field
          label={field.label}
          value={editing.words[field.name] ?? ''}
          maxLength={field.maxLength}
          autoComplete="off"
          placeholder={field.sample}
          counter={counter}
          onChange={(event) =>
            act(typeWords(editing, field.name, event.currentTarget.value), `type ${field.name}`)
          }
          onBlur={onSettle}
        />
      )}
      {layer.type === 'text' && (
        <TextStyle
          {...{ layer, area, process, onSettle }}
          letterings={props.letterings}
          onAlter={change}
        />
      )}
      {own?.type === 'photo' && (
        <PhotoStyle
          photo={own}
          area={area}
          isCropping={props.cropping.layer !== null}
          onCropping={props.cropping.set}
          onAlter={change}
          onSettle={onSettle}
        />
      )}
      {own?.type === 'clipart' && (
        <>
          <Slider
            label={t('style.size')}
            value={own.size}
            min={3}
            max={Math.round(Math.min(area.w, area.h))}
            step={0.5}
            shown={t('millimetres', { value: tenth(own.size) })}
            onSlide={(size) => change({ size }, `${layer.id} size`)}
            onSettle={onSettle}
          />
          {!isOneTone(process) && (
            <ColourChoice
              value={own.fill}
              onChoose={(fill) => change({ fill }, `${layer.id} fill`)}
            />
          )}
          <Slider
            label={t('style.turn')}
            value={own.rotation ?? 0}
            min={-180}
            max={180}
            step={1}
            shown={t('degrees', { value: own.rotation ?? 0 })}
            onSlide={(rotation) => change({ rotation }, `${layer.id} rotation`)}
            onSettle={onSettle}
          />
        </>
      )}
    </section>
  );
}
