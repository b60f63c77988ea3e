/** Calls back once when an element comes near the viewport. */

const NEAR = '200px';

export function whenSeen(element: Element, wanted: AbortSignal, seen: () => void): void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      seen();
    },
    { rootMargin: NEAR },
  );
  watch.observe(element);
  wanted.addEventListener('abort', () => watch.disconnect());
}
