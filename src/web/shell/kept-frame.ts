/**
 * Header and footer as HTML that the server rendered for an earlier page. They are two fifths of a
 * page and change only with the menu and the settings.
 */
import { createContext, useContext, type ReactNode } from 'react';

/** What is in the two elements. */
export interface KeptFrame {
  header: string;
  footer: string;
}

/** null in the browser, where hydration finds the same HTML. */
export const KeptFrameContext = createContext<KeptFrame | null>(null);

/** Properties of the element: its kept content, or the children. */
export function useKeptContent(part: keyof KeptFrame, children: ReactNode) {
  const kept = useContext(KeptFrameContext);
  return kept === null ? { children } : { dangerouslySetInnerHTML: { __html: kept[part] } };
}

/** Pages of one kind have the same header and footer. The checkout's lead nowhere else. */
export type FrameKind = 'usual' | 'checkout' | 'feedback';

export function frameKind(pathname: string): FrameKind {
  if (pathname === '/checkout') return 'checkout';
  return pathname === '/feedback' ? 'feedback' : 'usual';
}
