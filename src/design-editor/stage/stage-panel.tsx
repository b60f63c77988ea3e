/** The large view of the design, or the product in its place, with the toolbar above and the problems below. */
import { useRef, useState, type CSSProperties, type PointerEvent, type ReactNode } from 'react';
import type { PrintArea } from '../../artwork/design/design.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ControlsFailed } from '../controls/controls-failed.tsx';
import { useTranslations } from '../editor-services.ts';
import type { GestureReadoutProps } from '../gestures/gesture-readout.tsx';
import type { FixedNoteProps } from '../layers/fixed-note.tsx';
import type { WarningQuestion } from './asked-warnings.ts';
import { DesignStage } from './design-stage.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import type { ProblemListProps } from './problem-list.tsx';
import { shareOfSide, shownOf } from './print-area.tsx';
import type { ReportedCut } from './reported-problem.ts';
import { SideTurn } from './stage-sides.tsx';
import { useSideInView } from '../product/use-side-in-view.ts';
import { useProblems } from './use-problems.ts';
import type { Editor } from '../use-editor.ts';

export interface StagePanelProps {
  editor: Editor;
  cut: ReportedCut | null;
  /** The product in all photographs, beside or below the drawing; absent in narrow windows. */
  views: ReactNode;
  /** What narrow windows show in place of the drawing on request; absent if both fit. */
  view: ReactNode;
  /** Of the photograph looked at. */
  angle: string;
  /** Called as the drawing is scrolled. */
  onAngle: (angle: string) => void;
  onTurn: (angle: string) => void;
  /** Called when a layer has been dragged. */
  onHandOff: () => void;
  onDone: () => void;
  /** Called instead of `onDone` if something may come out badly and was not asked about before. */
  onAsk: (question: WarningQuestion) => void;
}

/** So much broader than high, a design leaves room below it. */
const BROAD = 1.4;
/** What begins above this share of the height would be under a line below the tools. */
const UPPERMOST = 0.12;

/** Loads with the first problem. */
const ProblemList = lazyComponent<ProblemListProps>(
  async () => (await import('./problem-list.tsx')).ProblemList,
  ControlsFailed,
);

/** Loads with the first press beside what can be changed. */
const FixedNote = lazyComponent<FixedNoteProps>(
  async () => (await import('../layers/fixed-note.tsx')).FixedNote,
);

/** Loads with the first selection. */
const GestureReadout = lazyComponent<GestureReadoutProps>(
  async () => (await import('../gestures/gesture-readout.tsx')).GestureReadout,
);

export function StagePanel(props: StagePanelProps) {
  const { editor, cut, views, view, angle, onAngle, onTurn, onHandOff, onDone, onAsk } = props;
  const { kit, state, drawn, failed, layers, nameOf, keyPressed, cropping, sides } = editor;
  const t = useTranslations();
  const [zoom, setZoom] = useState(1);
  const [onProduct, setOnProduct] = useState(false);
  const [press, setPress] = useState<PointerEvent | null>(null);
  const room = useRef<HTMLDivElement>(null);
  const { area } = state.document;
  // One of two sides fills the stage.
  const leastZoom = shareOfSide(area, kit.sides);
  const isSided = kit.sides.length > 0;
  const frame = drawn?.frames.get(state.selected?.id ?? '');
  const { problems, refused, isHeld, show, shown, done } = useProblems(editor, cut, room, {
    onShow: () => setOnProduct(false),
    onDone,
    onAsk,
  });

  useSideInView(room, kit.sides, angle, area, zoom);

  return (
    <div
      ref={room}
      className="z-10 -mx-4 flex flex-col bg-paper px-4 pb-2 md:sticky md:top-0 low:sm:sticky low:sm:top-0 low:sm:max-h-dvh low:sm:self-start low:sm:mx-0 low:sm:px-0 beside:static beside:mx-0 beside:min-h-0 beside:px-0 beside:pb-4 sheet:mx-0 sheet:min-h-0 sheet:grow"
    >
      <EditorToolbar
        undo={state.canUndo ? editor.back : undefined}
        redo={state.canRedo ? editor.forth : undefined}
        {...{ zoom, leastZoom }}
        onZoom={setZoom}
        onProduct={
          view ? { isShown: onProduct, toggle: () => setOnProduct((before) => !before) } : undefined
        }
        onDone={done}
      />
      <div
        className="editor-canvas"
        data-shape={!isSided && area.w > BROAD * area.h ? 'broad' : undefined}
      >
        <div
          className="editor-table"
          {...(isSided && oneSide(area, leastZoom))}
          onPointerDown={setPress}
        >
          {onProduct && view ? (
            view
          ) : drawn ? (
            <DesignStage
              {...{ state, drawn, problems, area, layers, nameOf, zoom, cropping, onHandOff }}
              {...{ leastZoom, angle, onAngle }}
              surface={kit.surface}
              sides={kit.sides}
              linkedTo={sides.linkedTo}
              onZoom={setZoom}
              onKey={keyPressed}
            />
          ) : (
            <Waiting hasFailed={failed} />
          )}
          {isSided && drawn && !onProduct && (
            <SideTurn sides={kit.sides} angle={angle} onTurn={onTurn} />
          )}
          {frame && <GestureReadout frame={frame} />}
          {press && !onProduct && state.chosen.length === 0 && <FixedNote press={press} />}
          <Problems
            key={shown.times}
            open={shown.id}
            {...{ problems, refused, isHeld, onProduct }}
            editor={editor}
            onAgain={cut?.isUnreachable ? cut.onAgain : undefined}
            onShow={show}
            onLeave={onDone}
          />
        </div>
        {views}
      </div>
      <p className="editor-legend my-2 text-sm text-ink-soft">{t('stage.legend')}</p>
    </div>
  );
}

/** Keeps the stage so narrow that it shows one side alone. */
function oneSide(area: PrintArea, share: number) {
  const { left, top, right, bottom } = shownOf(area);
  const style = { '--one-side': ((right - left) / (bottom - top)) * share } as CSSProperties;
  return { 'data-sided': '', style };
}

type ProblemsProps = Pick<ReturnType<typeof useProblems>, 'problems' | 'refused' | 'isHeld'> &
  Pick<ProblemListProps, 'open' | 'onShow' | 'onLeave' | 'onAgain'> & {
    editor: Editor;
    onProduct: boolean;
  };

/** Over the picture, which so never moves for them; away from the part that they are about. */
function Problems({ refused, isHeld, editor, onProduct, ...list }: ProblemsProps) {
  const { state, boxes, nameById } = editor;
  const holding = isHeld ? refused : undefined;
  const about = holding?.layer ?? state.selected?.id ?? list.problems[0]?.layer ?? '';
  const { top = 0, bottom = 0 } = boxes.get(about) ?? {};
  const { h } = state.document.area;
  const isLow = onProduct || top + bottom > h;
  const place = isLow ? 'top' : top < h * UPPERMOST ? 'foot' : 'bottom';
  return (
    <div role="status" data-at={place} className="editor-problems empty:hidden">
      {(list.problems.length > 0 || list.onAgain) && (
        <ProblemList
          {...list}
          holding={holding}
          layers={state.document.layers}
          nameOf={nameById}
          linkedTo={editor.sides.linkedTo}
          selected={state.selected?.id}
        />
      )}
    </div>
  );
}

function Waiting({ hasFailed }: { hasFailed: boolean }) {
  const t = useTranslations();
  return (
    <p
      role="status"
      className="editor-stage flex min-h-48 items-center justify-center gap-3 rounded-soft bg-paper-deep sheet:min-h-0 sheet:grow"
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
