/** The editor's controls: the add bar, the selected layer and the layer list. */
import { useState, type ReactNode } from 'react';
import { buttonClass } from '../../ui/button-class.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useIsWide } from '../../ui/window/use-is-wide.ts';
import { useEditorServices, useTranslations } from '../editor-services.ts';
import { AddBar } from './add-bar.tsx';
import { ControlSheet } from './control-sheet.tsx';
import type { Drawer } from './drawer-tiles.tsx';
import { ControlsFailed } from './controls-failed.tsx';
import { bringBack } from '../editing/editing.ts';
import type { ArrangePanelProps } from '../inspector/arrange-panel.tsx';
import type { ContextBarProps } from '../inspector/context-bar.tsx';
import type { InspectorProps } from '../inspector/inspector.tsx';
import { kindOf } from '../layers/layer-kind.tsx';
import { LayerList } from '../layers/layer-list.tsx';
import { copyInView, listedLayers } from '../layers/listed-layers.ts';
import type { Editor } from '../use-editor.ts';

export interface ControlRoomProps {
  editor: Editor;
  /** Of the photograph that shows the product. */
  angle: string;
  /** The button that saves the design for later. */
  keep: ReactNode;
}

/** Loads when something is selected: most of the editor's script is for what can be done with it. */
const Inspector = lazyComponent<InspectorProps>(
  async () => (await import('../inspector/inspector.tsx')).Inspector,
  ControlsFailed,
);

const ContextBar = lazyComponent<ContextBarProps>(
  async () => (await import('../inspector/context-bar.tsx')).ContextBar,
  ControlsFailed,
);

const ArrangePanel = lazyComponent<ArrangePanelProps>(
  async () => (await import('../inspector/arrange-panel.tsx')).ArrangePanel,
  ControlsFailed,
);

const KeysHelp = lazyComponent(async () => (await import('./keys-help.tsx')).KeysHelp);

export function ControlRoom({ editor, angle, keep }: ControlRoomProps) {
  const { kit, state, nameOf, panel, put, cropping } = editor;
  const { editing, document, selected, select, act } = state;
  const { process, collection } = kit;
  const { area } = document;
  const [sought, setSought] = useState(useEditorServices().sought ?? '');
  const [drawer, setDrawer] = useState<Drawer | null>(sought ? 'emoji' : null);
  // A drawer and the controls of a selection are never open together.
  if (drawer && state.chosen.length > 0) setDrawer(null);
  return (
    <ControlSheet
      panel={panel}
      bar={
        selected && (
          <ContextBar
            layer={selected}
            name={nameOf(selected)}
            {...{ editing, area, process, panel, act, cropping }}
            onSelect={select}
          />
        )
      }
    >
      <AddBar
        area={area}
        process={process}
        clipart={collection.clipart}
        fonts={kit.product.kit.fonts}
        onAdd={(layer) => void put(layer, angle)}
        lit={selected && kindOf(selected)}
        // The controls of a crop fill the sheet, and none of them may be half covered.
        isKept={drawer === null && cropping.layer === null}
        open={drawer}
        sought={sought}
        onOpen={(next) => {
          setSought('');
          state.leave();
          setDrawer(next);
        }}
      />
      {drawer === null && <DesignControls {...{ editor, angle, keep }} />}
    </ControlSheet>
  );
}

/** What is selected, and what there is to select. */
function DesignControls({ editor, angle, keep }: ControlRoomProps) {
  const { kit, state, layers, away, nameOf, sides } = editor;
  const { editing, chosen, selected, select, toggle, act } = state;
  const [isSeveral, setSeveral] = useState(false);
  const isWide = useIsWide();
  const t = useTranslations();
  const chosenIds = new Set(chosen.map(({ id }) => id));
  const selectListed = (id: string) => {
    const ids = [id, ...sides.linkedTo(id)];
    const copies = layers.filter((layer) => ids.includes(layer.id));
    const found = copyInView(copies, chosenIds, kit.sides, angle)?.id ?? id;
    (isSeveral ? toggle : select)(found);
  };
  return (
    <>
      <Selection editor={editor} />
      <LayerList
        {...listedLayers(layers, sides.linkedTo, selected?.id ?? null)}
        {...{ away, nameOf }}
        fields={kit.fields}
        linkedTo={sides.linkedTo}
        chosen={chosenIds}
        isSeveral={isSeveral}
        onSeveral={setSeveral}
        onSelect={selectListed}
        onBringBack={(layer) => act(bringBack(editing, layer.id))}
      />
      <p className="editor-legend text-sm text-ink-soft">{t('stage.legend')}</p>
      {isWide && <KeysHelp />}
      <footer className="flex flex-wrap gap-2 border-t border-line pt-4 empty:hidden">
        {keep}
        {Object.keys(editing.edits).length > 0 && (
          <button
            type="button"
            onClick={() => act({ ...editing, edits: {} })}
            className={buttonClass('secondary')}
          >
            {t('startAgain')}
          </button>
        )}
      </footer>
    </>
  );
}

function Selection({ editor }: { editor: Editor }) {
  const { kit, state, drawn, nameOf, cropping, sides, newest } = editor;
  const { editing, document, chosen, selected, select, act, settle } = state;
  const t = useTranslations();
  if (selected)
    return (
      <Inspector
        key={selected.id}
        layer={selected}
        isNew={selected.id === newest?.id}
        coveredAt={selected.id === newest?.id && newest.isOver ? newest.editing : null}
        name={nameOf(selected)}
        {...{ editing, act, cropping, sides, drawn, kit }}
        area={document.area}
        onSettle={settle}
        onSelect={select}
      />
    );
  return chosen.length > 1 ? (
    <ArrangePanel layers={chosen} boxes={editor.boxes} {...{ editing, act }} onSelect={select} />
  ) : (
    <p className="text-ink-soft">{t('hint')}</p>
  );
}
