/** The properties of the selected layer. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Layer, PrintArea } from '../../artwork/design/design.ts';
import type { EditorKit } from '../editor-kit.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Field } from '../../ui/forms/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { BACKWARD, COPY, FORWARD } from '../icon-paths.ts';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { useEditorServices } from '../editor-services.ts';
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
import type { LinkedSides } from '../editing/use-linked-sides.ts';
import { DrawingStyle } from './drawing-style.tsx';
import { isOutOfPlace, putBack } from '../editing/put-back.ts';
import { SideChoice } from '../product/side-choice.tsx';
import { inksOf } from './palette.ts';
import type { Drawn } from '../stage/use-drawn.ts';
import { PhotoSpotChoice } from './photo/photo-spot-choice.tsx';
import { PhotoStyle } from './photo/photo-style.tsx';
import { TextStyle } from './text-style.tsx';
import { isEmoji } from '../layers/layer-names.ts';
import { useFocusInView } from '../controls/use-focus-in-view.ts';
import { useGrounds } from './use-grounds.ts';
import type { useCropping } from '../gestures/use-cropping.ts';

export interface InspectorProps {
  layer: Layer;
  /** It was just added. */
  isNew: boolean;
  /** How it was added, if it had to cover a part of the design. */
  coveredAt: Editing | null;
  name: string;
  editing: Editing;
  kit: EditorKit;
  area: PrintArea;
  drawn: Drawn | null;
  act: (next: Editing, about?: string | null) => void;
  cropping: ReturnType<typeof useCropping>;
  sides: LinkedSides;
  onSettle: () => void;
  onSelect: (id: string | null) => void;
}

const LONGEST = 400;

export function Inspector(props: InspectorProps) {
  const { layer, name, editing, area, drawn, kit, act, cropping, onSettle } = props;
  const { process, collection, product } = kit;
  const { palette, ground } = useMemo(() => inksOf(kit.document, kit.surface), [kit]);
  const inks = { palette, grounds: useGrounds(drawn, layer.id, kit.surface, ground) };
  const own = ownIn(editing, layer.id);
  // Its colours are seen at once, also in the low sheet of a phone.
  const isPicture = own?.type === 'clipart' || isEmoji(layer);
  const section = useRef<HTMLElement>(null);
  useFocusInView(section);
  const [wasNew] = useState(props.isNew);
  useEffect(() => {
    const { current: own } = section;
    const panel = own?.parentElement;
    // What is chosen in the list below stays under the finger.
    if (panel?.contains(document.activeElement) === false) panel.scrollTo(0, 0);
    if (!wasNew) return;
    if (matchMedia('(width < 48rem)').matches) own?.scrollIntoView({ block: 'start' });
    // A low sheet has no room for the field with its heading.
    own?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
    // The drawer that had the focus is closed.
    if (document.activeElement?.matches('body, [role=dialog]')) own?.focus({ preventScroll: true });
  }, [wasNew]);
  const change = (next: LayerChange, about: string | null) =>
    act(alter(editing, layer, next), about);

  return (
    <section
      ref={section}
      aria-label={name}
      tabIndex={-1}
      className="grid grid-cols-1 gap-5 outline-none"
    >
      <LayerActions {...props} />
      <Placed {...props} />
      {own?.type === 'photo' && !own.place && (
        <PhotoSpotChoice photo={own} sides={props.sides} {...{ editing, kit, act }} />
      )}
      <LayerText {...props} />
      {!isPicture && <SideChoice {...props} />}
      {layer.type === 'text' && (
        <TextStyle
          {...{ layer, area, drawn, process, inks, onSettle }}
          linked={props.sides.linkedTo(layer.id)}
          letterings={collection.letterings}
          fonts={product.kit}
          onAlter={change}
        />
      )}
      {own?.type === 'photo' && (
        <PhotoStyle
          photo={own}
          area={area}
          isFaint={process === 'sublimation'}
          isCropping={cropping.layer !== null}
          onCropping={cropping.set}
          onAlter={change}
          onSettle={onSettle}
        />
      )}
      {own?.type === 'clipart' && (
        <DrawingStyle drawing={own} {...{ area, process, inks, onSettle }} onAlter={change} />
      )}
      {isPicture && <SideChoice {...props} />}
    </section>
  );
}

/** The layer's name, and the buttons that reorder, duplicate and remove it. */
function LayerActions({ layer, name, editing, area, act, onSelect }: InspectorProps) {
  const { t } = useEditorServices();
  const { id } = layer;

  function copy(): void {
    const copied = duplicate(editing, area, id);
    if (!copied) return;
    act(copied.editing);
    onSelect(copied.id);
  }

  return (
    <div className="flex items-center gap-1">
      <h3 className="min-w-0 grow truncate font-semibold">{name}</h3>
      {ownIn(editing, id) && (
        <>
          <IconButton
            icon={{ path: FORWARD }}
            label={t('actions.forward')}
            onClick={() => act(reorder(editing, id, 1))}
          />
          <IconButton
            icon={{ path: BACKWARD }}
            label={t('actions.backward')}
            onClick={() => act(reorder(editing, id, -1))}
          />
          <IconButton
            icon={{ path: COPY }}
            label={t('actions.duplicate')}
            onClick={copy}
            className="sheet:hidden"
          />
        </>
      )}
      <IconButton
        icon="trash"
        label={t('actions.remove')}
        className="sheet:hidden"
        onClick={() => {
          act(remove(editing, layer));
          onSelect(null);
        }}
      />
    </div>
  );
}

/** That it lies over the design, until it is changed; and the way back for words that were moved. */
function Placed({ layer, editing, kit, act, coveredAt }: InspectorProps) {
  const { t } = useEditorServices();
  const own = ownIn(editing, layer.id);
  if (coveredAt && own && own === ownIn(coveredAt, layer.id))
    return <p className="text-sm">{t('noFreePlace')}</p>;
  if (!isOutOfPlace(editing, kit.document, layer.id)) return null;
  return (
    <button
      type="button"
      onClick={() => act(putBack(editing, kit.document, layer.id))}
      className={buttonClass('secondary')}
    >
      {t('putBack')}
    </button>
  );
}

/** The text of a layer that the shopper added, or of the design's field that the layer shows. */
function LayerText({ layer, editing, kit: { fields }, act, onSettle }: InspectorProps) {
  const { t, counter } = useEditorServices();
  const own = ownIn(editing, layer.id);
  const field = layer.type === 'text' ? fields.find((one) => one.name === layer.field) : undefined;
  const typed = useRef<HTMLTextAreaElement>(null);
  const [wasEmpty] = useState(own?.type === 'text' && own.text === '');
  useEffect(() => {
    // The text of a new layer is typed next.
    if (wasEmpty) typed.current?.focus();
  }, [wasEmpty]);
  return (
    <>
      {own?.type === 'text' && !isEmoji(layer) && (
        <div data-control="words">
          <TextArea
            ref={typed}
            label={t('style.words')}
            value={own.text}
            rows={2}
            maxLength={LONGEST}
            counter={counter}
            onChange={(event) =>
              act(alter(editing, layer, { text: event.currentTarget.value }), `${layer.id} text`)
            }
            onBlur={onSettle}
          />
        </div>
      )}
      {field && (
        <div data-control="words">
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
        </div>
      )}
    </>
  );
}
