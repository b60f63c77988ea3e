import { useEffect, type RefObject } from 'react';

/**
 * The on-screen keyboard shrinks the sheet, which may hide the focused field.
 * @param section a child of the scrolling controls
 */
export function useFocusInView(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = section.current?.parentElement;
    if (!panel) return;
    let height = panel.clientHeight;
    const resized = new ResizeObserver(() => {
      const isLower = panel.clientHeight < height;
      height = panel.clientHeight;
      const typedIn = document.activeElement;
      if (!isLower || panel.scrollHeight <= height) return;
      if (typedIn?.matches('input, textarea') && panel.contains(typedIn))
        typedIn.scrollIntoView({ block: 'center' });
    });
    resized.observe(panel);
    return () => resized.disconnect();
  }, [section]);
}
