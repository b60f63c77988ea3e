/** The editor: a design at large with everything on it to be changed, and the photograph that wears it. */
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Layer } from '../../../artwork/design.ts';
import type { Box } from '../../../artwork/layer-bounds.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import { shaper } from '../../live-photo/drawing.ts';
import { useWords } from '../../state/words.ts';
import { AddBar } from './add-bar.tsx';
import { ControlSheet } from './control-sheet.tsx';
import { DesignStage } from './design-stage.tsx';
import {
  add,
  addAt,
  bringBack,
  editableLayers,
  homeOf,
  isMovable,
  type Editing,
  type NewLayer,
} from './editing.ts';
import type { EditorKit } from './editor-kit.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { Inspector } from './inspector.tsx';
import { pressed } from './key-moves.ts';
import { LayerList } from './layer-list.tsx';
import { ProblemList } from './problem-list.tsx';
import { ProductView } from './product-view.tsx';
import { roomFor } from './room.ts';
import { nameLayers } from './layer-names.ts';
import { useDesignEditing } from './use-design-editing.ts';
import { useFacingAngle } from './use-facing-angle.ts';
import { useDrawn } from './use-drawn.ts';
import { useUndoKeys } from './use-undo-keys.ts';

export interface DesignEditorProps {
  open: boolean;
  kit: EditorKit;
  productName: string;
  angle: string;
  start: Editing;
  /** After each change; whoever closes the editor keeps what was changed. */
  onChange: (editing: Editing) => void;
  onClose: () => void;
  /** Keeps the design for later. */
  keep?: ReactNode;
}

const KINDS = { text: 'names.text', photo: 'names.photo', clipart: 'names.drawing' } as const;
const NO_BOXES: ReadonlyMap<string, Box> = new Map();

export function DesignEditor(props: DesignEditorProps) {
  const { open, kit, productName, start, onChange, onClose, keep } = props;
  const { fields, process, collection } = kit;
  const t = useWords('design-editor');
  const state = useDesignEditing(kit, start, onChange);
  const { editing, document, selected, select, act, settle } = state;
  const { drawn, failed } = useDrawn(document, kit);
  const [zoom, setZoom] = useState(1);
  const [said, say] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);

  const { area } = document;
  const isWide = useIsWide();
  const [onProduct, setOnProduct] = useState(false);
  const boxes = drawn?.boxes ?? NO_BOXES;
  const { angle, setAngle, faceAnew } = useFacingAngle(
    props.angle,
    kit.views,
    area,
    selected && { id: selected.id, box: boxes.get(selected.id) },
  );
  const layers = editableLayers(document);
  const away = kit.document.layers.filter(
    (layer) => isMovable(layer) && editing.edits.without?.includes(layer.id),
  );
  const names = nameLayers(
    [...layers, ...away],
    fields,
    {
      text: t('names.text'),
      photo: t('names.photo'),
      drawing: (clipart) => collection.clipart.find(({ id }) => id === clipart)?.name ?? '',
    },
    editing,
  );
  const nameById = (id: string) => names.get(id) ?? '';
  const nameOf = (layer: Layer) => nameById(layer.id);

  function put(layer: NewLayer): void {
    const home = homeOf(kit.document);
    const room = roomFor(layer, { document, process, home, shaper, views: kit.views });
    const added = room ? addAt(editing, room.layer, room.place) : add(editing, area, layer, home);
    act(added.editing);
    select(added.id);
    say(t('said.added', { name: t(KINDS[layer.type]) }));
    // The words of a new text are what comes next.
    if (layer.type === 'text' && layer.text === '')
      requestAnimationFrame(() => panel.current?.querySelector('textarea')?.focus());
  }

  function keyPressed(event: KeyboardEvent, layer: Layer): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = pressed(editing, layer, event);
    if (!key) return;
    event.preventDefault();
    act(key.editing, key.about);
    const { left = 0, top = 0, right = 0 } = boxes.get(layer.id) ?? {};
    say(
      t(`said.${key.done}`, {
        name: nameOf(layer),
        x: Math.round(left + key.dx),
        y: Math.round(top + key.dy),
        width: Math.round((right - left) * key.growth),
      }),
    );
    if (key.done === 'removed') {
      select(null);
      panel.current?.focus();
    }
  }

  function back(): void {
    state.undo();
    say(t('said.undone'));
  }
  function forth(): void {
    state.redo();
    say(t('said.redone'));
  }
  useUndoKeys(open, back, forth);

  function show(id: string): void {
    setOnProduct(false);
    select(id);
    // Once it is on the stage again.
    requestAnimationFrame(() =>
      stage.current?.querySelector<SVGElement>(`[data-layer="${id}"]`)?.focus(),
    );
  }

  const problems = drawn?.problems ?? [];
  const view = (
    <ProductView
      {...{ kit, productName, angle }}
      document={drawn?.document ?? kit.document}
      onAngle={setAngle}
    />
  );

  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')} look="full">
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="mx-auto grid max-w-[88rem] gap-x-8 gap-y-4 low:sm:grid-cols-2 beside:min-h-0 beside:w-full beside:grow beside:grid-cols-[minmax(0,1fr)_min(24rem,45%)] beside:grid-rows-[minmax(0,1fr)] sheet:mx-0 sheet:flex sheet:min-h-0 sheet:grow sheet:flex-col sheet:gap-0">
        <div
          ref={stage}
          className="z-10 -mx-4 flex flex-col bg-paper px-4 pb-2 md:sticky md:top-0 low:sm:sticky low:sm:top-0 low:sm:max-h-dvh low:sm:self-start low:sm:mx-0 low:sm:px-0 beside:static beside:mx-0 beside:min-h-0 beside:px-0 beside:pb-4 sheet:mx-0 sheet:min-h-0 sheet:grow"
        >
          <EditorToolbar
            undo={state.canUndo ? back : undefined}
            redo={state.canRedo ? forth : undefined}
            zoom={zoom}
            onZoom={setZoom}
            onProduct={
              isWide
                ? undefined
                : { isShown: onProduct, toggle: () => setOnProduct((before) => !before) }
            }
            onDone={onClose}
          />
          {onProduct && !isWide ? (
            view
          ) : drawn ? (
            <DesignStage
              {...{ state, drawn, area, layers, nameOf, zoom }}
              surface={kit.surface}
              onZoom={setZoom}
              onHandOff={faceAnew}
              onKey={keyPressed}
            />
          ) : (
            <Waiting hasFailed={failed} />
          )}
          <p className="my-2 text-sm text-ink-soft low:hidden sheet:hidden">{t('stage.legend')}</p>
          <ProblemList problems={problems} nameOf={nameById} onShow={show} />
        </div>
        <ControlSheet panel={panel}>
          {isWide && view}
          <AddBar
            area={area}
            process={process}
            clipart={collection.clipart}
            fonts={kit.product.kit.fonts}
            onAdd={put}
          />
          {selected ? (
            <Inspector
              key={selected.id}
              layer={selected}
              name={nameOf(selected)}
              {...{ editing, fields, area, process, act }}
              letterings={collection.letterings}
              onSettle={settle}
              onSelect={select}
            />
          ) : (
            <p className="text-ink-soft">{t('hint')}</p>
          )}
          <LayerList
            layers={layers}
            away={away}
            nameOf={nameOf}
            selected={selected?.id ?? null}
            onSelect={select}
            onBringBack={(layer) => act(bringBack(editing, layer.id))}
          />
          <p className="text-sm text-ink-soft max-lg:hidden">{t('keys')}</p>
          <p className="hidden text-sm text-ink-soft sheet:block">{t('stage.legend')}</p>
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
      </div>
    </Dialog>
  );
}

function Waiting({ hasFailed }: { hasFailed: boolean }) {
  const t = useWords('design-editor');
  return (
    <p
      role="status"
      className="flex min-h-48 items-center justify-center gap-3 rounded-soft bg-paper-deep sheet:min-h-0 sheet:grow"
    >
      {hasFailed ? (
        t('failed')
      ) : (
        <>
          <Spinner className="size-5" />
          {t('drawing')}
        </>
      )}
    </p>
  );
}
