/** Dragging tickets to another column. “Move to…” does the same without a pointer. */
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import type { BoardState } from '../../../../domain/orders/pieces/board-steps.ts';
import { piecesText } from '../board.ts';

type Stop = () => void;

/** What is dragged: its pieces. */
const TICKETS = Symbol('tickets');
const STATE = Symbol('state');

/** @param pieces asked when the drag begins */
export function makeDraggable(element: HTMLElement, pieces: () => readonly string[]): Stop {
  return draggable({
    element,
    getInitialData: () => ({ [TICKETS]: pieces() }),
    onGenerateDragPreview: ({ source, nativeSetDragImage }) => {
      const { length } = draggedIn(source.data);
      if (length < 2) return;
      setCustomNativeDragPreview({
        nativeSetDragImage,
        render: ({ container }) => {
          const card = document.createElement('div');
          card.className = 'drag-count';
          card.textContent = piecesText(length);
          container.append(card);
        },
      });
    },
  });
}

/** @param onOver whether tickets are over it */
export function makeDropTarget(
  element: HTMLElement,
  state: BoardState,
  onOver: (isOver: boolean) => void,
): Stop {
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => TICKETS in source.data,
    getData: () => ({ [STATE]: state }),
    onDragEnter: () => onOver(true),
    onDragLeave: () => onOver(false),
    onDrop: () => onOver(false),
  });
}

export interface DragEvents {
  onBegin: () => void;
  /** @param to undefined if they were dropped beside the columns */
  onEnd: (pieces: readonly string[], to: BoardState | undefined) => void;
}

export function watchDrags({ onBegin, onEnd }: DragEvents): Stop {
  return monitorForElements({
    canMonitor: ({ source }) => TICKETS in source.data,
    onDragStart: onBegin,
    onDrop: ({ source, location }) =>
      onEnd(
        draggedIn(source.data),
        location.current.dropTargets[0]?.data[STATE] as BoardState | undefined,
      ),
  });
}

const draggedIn = (data: Record<string | symbol, unknown>): readonly string[] =>
  (data[TICKETS] as readonly string[] | undefined) ?? [];
