/** The editor's controls: the add bar, the selected layer and the layer list. */
import { useState, type ReactNode } from 'react';
import { buttonClass } from '../../ui/button-class.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useTranslations } from '../editor-services.ts';
import { AddBar } from './add-bar.tsx';
import { ControlSheet } from './control-sheet.tsx';
import { ControlsFailed } from './controls-failed.tsx';
import { bringBack } from '../editing/editing.ts';
import type { ArrangePanelProps } from '../inspector/arrange-panel.tsx';
import type { ContextBarProps } from '../inspector/context-bar.tsx';
import type { InspectorProps } from '../inspector/inspector.tsx';
import { LayerList } from '../layers/layer-list.tsx';
import { listedLayers } from '../layers/listed-layers.ts';
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

export function ControlRoom({ editor, angle, keep }: ControlRoomProps) {
  const { kit, state, layers, away, nameOf, panel, put, cropping, sides } = editor;
  const { editing, document, chosen, selected, select, toggle, act, settle } = state;
  const [isSeveral, setSeveral] = useState(false);
  const { fields, process, collection } = kit;
  const { area } = document;
  const t = useTranslations();
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
      />
      {selected ? (
        <Inspector
          key={selected.id}
          layer={selected}
          name={nameOf(selected)}
          {...{ editing, area, act, cropping, sides }}
          drawn={editor.drawn}
          kit={kit}
          onSettle={settle}
          onSelect={select}
        />
      ) : chosen.length > 1 ? (
        <ArrangePanel
          layers={chosen}
          boxes={editor.boxes}
          {...{ editing, act }}
          onSelect={select}
        />
      ) : (
        <p className="text-ink-soft">{t('hint')}</p>
      )}
      <LayerList
        {...listedLayers(layers, sides.linkedTo, selected?.id ?? null)}
        {...{ fields, away, nameOf }}
        linkedTo={sides.linkedTo}
        chosen={new Set(chosen.map(({ id }) => id))}
        isSeveral={isSeveral}
        onSeveral={setSeveral}
        onSelect={isSeveral ? toggle : select}
        onBringBack={(layer) => act(bringBack(editing, layer.id))}
      />
      <p className="editor-legend text-sm text-ink-soft">{t('stage.legend')}</p>
      <p className="text-sm text-ink-soft max-lg:hidden">{t('keys')}</p>
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
    </ControlSheet>
  );
}
