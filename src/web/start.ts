/** Lets a page be seen before it is brought to life: its scripts are asked for once its largest pictures are painted. */

// On a slow network a picture may take long; buttons are not to wait for it.
const AT_LATEST_MS = 1500;
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/** A fragment is empty once it has been moved: whoever comes second brings nothing. */
function begin(): void {
  const waiting = document.querySelector<HTMLTemplateElement>('#scripts');
  if (waiting) document.body.append(waiting.content);
}

async function isSeen(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  // One that cannot be shown holds nothing up.
  await Promise.allSettled(Array.from(pictures, (picture) => picture.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

for (const touch of TOUCHES)
  addEventListener(touch, begin, { once: true, capture: true, passive: true });
setTimeout(begin, AT_LATEST_MS);
// What is not on the screen paints nothing.
if (document.visibilityState === 'hidden') begin();
else void isSeen().then(begin);
