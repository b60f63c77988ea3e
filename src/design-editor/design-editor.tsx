/** The editor: a large view of a design whose layers can be edited, and the photograph of the product. */
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useIsWide } from '../ui/window/use-is-wide.ts';
import { useTranslations } from './editor-services.ts';
import { ControlRoom } from './controls/control-panel.tsx';
import type { Editing } from './editing/editing.ts';
import type { EditorKit } from './editor-kit.ts';
import type { LeaveQuestionProps } from './leave-question.tsx';
import type { WarningQuestion as Asked } from './stage/asked-warnings.ts';
import type { WarningQuestionProps } from './warning-question.tsx';
import type { ProductViewsProps } from './product/product-views.tsx';
import { angleOfChanges } from './product/sides.ts';
import { StagePanel } from './stage/stage-panel.tsx';
import type { ReportedCut } from './stage/reported-problem.ts';
import { useEditor } from './use-editor.ts';
import { useFacingAngle } from './product/use-facing-angle.ts';
import { useUndoKeys } from './gestures/use-undo-keys.ts';
import './design-editor.css';

export interface DesignEditorProps {
  open: boolean;
  kit: EditorKit;
  productName: string;
  start: Editing;
  /** Called after each change. Closing the editor keeps the changes. */
  onChange: (editing: Editing) => void;
  onClose: () => void;
  /** Called before closing by “Done” if the design has changed. @param angle of the photograph that shows what was changed */
  onDone?: (angle: string) => void;
  /** Null if there is no cut check result: most designs are not cut out. */
  cut: ReportedCut | null;
  /** The button that saves the design for later. */
  keep?: ReactNode;
}

/** In a window with room for two columns: all photographs beside the drawing. */
const ProductViews = lazyComponent<ProductViewsProps>(
  async () => (await import('./product/product-views.tsx')).ProductViews,
);

/** In narrower windows: one of them in place of the drawing, on request. */
const ProductView = lazyComponent<ProductViewsProps>(
  async () => (await import('./product/product-view.tsx')).ProductView,
);

/** Loads when the editor is left by its cross with changes. */
const LeaveQuestion = lazyComponent<LeaveQuestionProps>(
  async () => (await import('./leave-question.tsx')).LeaveQuestion,
  KeptUnasked,
);

/** Loads when the editor is left by “Done” with warnings. */
const WarningQuestion = lazyComponent<WarningQuestionProps>(
  async () => (await import('./warning-question.tsx')).WarningQuestion,
  KeptUnasked,
);

export function DesignEditor(props: DesignEditorProps) {
  const { open, kit, productName, start, onChange, onClose, onDone, cut, keep } = props;
  const t = useTranslations();
  const editor = useEditor(kit, start, onChange);
  const { document, selected, isChanged, designOf } = editor.state;
  const isWide = useIsWide();
  const [isLeaving, setLeaving] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { angle, setAngle, faceAnew } = useFacingAngle(
    kit.views,
    document.area,
    selected && { id: selected.id, box: editor.boxes.get(selected.id) },
  );
  useUndoKeys(open && !isLeaving && !asked, editor.back, editor.forth);

  function finish(): void {
    if (isChanged()) onDone?.(angleOfChanges(kit, designOf(start), document) ?? angle);
    onClose();
  }

  function turnTo(next: string): void {
    const side = kit.sides.find((one) => one.angle === next);
    // What is out of sight is not changed.
    if (side && editor.state.chosen.some(({ x }) => x < side.from || x > side.to)) {
      editor.state.leave();
      editor.panel.current?.scrollTo(0, 0);
    }
    setAngle(next);
  }

  const view = {
    kit,
    productName,
    angle,
    document: editor.drawn?.document ?? kit.document,
    onAngle: turnTo,
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onDismiss={() => (isChanged() ? setLeaving(true) : onClose())}
      title={t('title')}
      closeLabel={t('close')}
      look="full"
    >
      <p role="status" className="sr-only">
        {editor.said}
      </p>
      <div
        onDragEnter={({ currentTarget }) => takeDrops(currentTarget)}
        className="design-editor mx-auto grid max-w-[88rem] gap-x-8 gap-y-4 low:sm:grid-cols-2 beside:min-h-0 beside:w-full beside:grow beside:grid-cols-[minmax(0,1fr)_min(24rem,45%)] beside:grid-rows-[minmax(0,1fr)] sheet:mx-0 sheet:flex sheet:min-h-0 sheet:grow sheet:flex-col sheet:gap-0"
      >
        <StagePanel
          editor={editor}
          cut={cut}
          views={isWide && <ProductViews {...view} />}
          view={isWide ? null : <ProductView {...view} />}
          angle={angle}
          onAngle={setAngle}
          onTurn={turnTo}
          onHandOff={faceAnew}
          onDone={finish}
          onAsk={setAsked}
        />
        <ControlRoom {...{ editor, angle }} keep={keep} />
      </div>
      {asked && (
        <WarningQuestion asked={asked} onClose={() => setAsked(null)} onKeep={asked.onKeep} />
      )}
      {isLeaving && (
        <LeaveQuestion
          onStay={() => setLeaving(false)}
          onKeep={onClose}
          onDrop={() => {
            editor.state.drop();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

/** Loads when something is dragged over the editor. */
function takeDrops(editor: HTMLElement): void {
  import('./controls/photo-drop.ts').then(
    (drop) => drop.takeDrops(editor),
    () => {},
  );
}

/** If the question cannot be asked, nothing is lost. */
function KeptUnasked({ onKeep }: Pick<LeaveQuestionProps, 'onKeep'>) {
  const keep = useEffectEvent(onKeep);
  useEffect(() => keep(), []);
  return null;
}
