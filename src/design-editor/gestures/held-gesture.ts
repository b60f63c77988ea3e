/** The gesture in progress, for what follows it beside the stage: told at most once a frame. */
import { useSyncExternalStore } from 'react';
import type { DesignDocument } from '../../artwork/design/design.ts';

export interface HeldGesture {
  /** Of the layer that the gesture takes hold of. */
  scale: number;
  /** Degrees clockwise. */
  turn: number;
  /** The design as it would be if the gesture ended now. */
  document: () => DesignDocument;
}

let held: HeldGesture | null = null;
let next: HeldGesture | null = null;
let frame: number | null = null;
const listeners = new Set<() => void>();

export function holdGesture(gesture: HeldGesture): void {
  next = gesture;
  frame ??= requestAnimationFrame(tell);
}

export function releaseGesture(): void {
  if (frame !== null) cancelAnimationFrame(frame);
  next = null;
  if (held || frame !== null) tell();
}

/** Null between gestures. */
export function useHeldGesture(): HeldGesture | null {
  return useSyncExternalStore(subscribe, () => held);
}

function tell(): void {
  frame = null;
  held = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
