/**
 * Header and footer as HTML that the server rendered for an earlier page. They are two fifths of a
 * page and change only with the menu and the settings.
 */
import type { ReactNode } from 'react';

/** What is in the two elements. */
export interface KeptFrame {
  header: string;
  footer: string;
}

let kept: KeptFrame | null = null;

/** Renders with a kept frame. The browser keeps none and finds the same HTML. */
export function withFrame<Result>(frame: KeptFrame, render: () => Result): Result {
  kept = frame;
  try {
    return render();
  } finally {
    kept = null;
  }
}

/** Properties of the element: its kept content, or the children. */
export const keptContent = (part: keyof KeptFrame, children: ReactNode) =>
  import.meta.env.SSR && kept ? { dangerouslySetInnerHTML: { __html: kept[part] } } : { children };

/** Pages of one kind have the same header and footer. The checkout's lead nowhere else. */
export type FrameKind = 'usual' | '/checkout' | '/feedback';

export const frameKind = (pathname: string): FrameKind =>
  pathname === '/checkout' || pathname === '/feedback' ? pathname : 'usual';
