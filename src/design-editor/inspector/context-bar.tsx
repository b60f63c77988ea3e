/** On phones: what is most often done with the selected layer, at the foot of the controls within reach of a thumb. */
import type { ReactNode, RefObject } from 'react';
import { isOneTone } from '../../artwork/plate/plate.ts';
import type { Layer, PrintArea, Process } from '../../artwork/design/design.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon, LineIcon } from '../../ui/icon.tsx';
import { COPY, CROP, LETTER, SIZE } from '../icon-paths.ts';
import { useTranslations } from '../editor-services.ts';
import { duplicate, ownIn, remove, type Editing } from '../editing/editing.ts';
import { isEmoji } from '../layers/layer-names.ts';
import type { useCropping } from '../gestures/use-cropping.ts';
import { goTo, type Control } from './controls.ts';

export interface ContextBarProps {
  layer: Layer;
  name: string;
  editing: Editing;
  area: PrintArea;
  process: Process;
  /** The scrolling controls. */
  panel: RefObject<HTMLElement | null>;
  act: (next: Editing) => void;
  cropping: ReturnType<typeof useCropping>;
  onSelect: (id: string | null) => void;
}

export function ContextBar(props: ContextBarProps) {
  const { layer, name, editing, area, process, panel, act, cropping, onSelect } = props;
  const t = useTranslations();
  const own = ownIn(editing, layer.id);
  const isText = layer.type === 'text';
  const isWords = isText && !isEmoji(layer);
  const isDrawing = own?.type === 'clipart';
  const isColoured = !isOneTone(process) && (isText || isDrawing);

  function copy(): void {
    const copied = duplicate(editing, area, layer.id);
    if (!copied) return;
    act(copied.editing);
    onSelect(copied.id);
  }
  function take(): void {
    act(remove(editing, layer));
    onSelect(null);
    panel.current?.focus();
  }
  const way = (control: Control) => () => goTo(panel.current, control);

  return (
    <div role="group" aria-label={t('bar.label', { name })} className="editor-bar">
      {isWords && (
        <Tool label={t('bar.words')} icon={<Icon name="pencil" />} onPress={way('words')} />
      )}
      {(isText || isDrawing) && (
        <Tool label={t('style.size')} icon={<LineIcon path={SIZE} />} onPress={way('size')} />
      )}
      {isColoured && (
        <Tool
          label={t('style.colour')}
          icon={<Dot fill={layer.type === 'text' || layer.type === 'path' ? layer.fill : ''} />}
          onPress={way('colour')}
        />
      )}
      {isWords && (
        <Tool
          label={t('style.lettering')}
          icon={<LineIcon path={LETTER} />}
          onPress={way('lettering')}
        />
      )}
      {own?.type === 'photo' && (
        <Tool
          label={t('bar.crop')}
          icon={<LineIcon path={CROP} />}
          isOn={cropping.layer !== null}
          onPress={() => cropping.set(cropping.layer === null)}
        />
      )}
      {own && (
        <Tool label={t('actions.duplicate')} icon={<LineIcon path={COPY} />} onPress={copy} />
      )}
      <Tool label={t('actions.remove')} icon={<Icon name="trash" />} onPress={take} />
    </div>
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  /** Of one that is switched on and off. */
  isOn?: boolean;
  onPress: () => void;
}

function Tool({ label, icon, isOn, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={buttonClass('tool', 'medium', 'aria-pressed:bg-bottle-tint')}
    >
      {icon}
      {label}
    </button>
  );
}

function Dot({ fill = '' }: { fill?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <circle cx="12" cy="12" r="9" fill={fill} strokeWidth="1.5" className="stroke-edge" />
    </svg>
  );
}
