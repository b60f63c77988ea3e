/** Delays a page's scripts until it has been painted, then loads them one after another. */

// On a slow network a picture may take long. Buttons must not wait for it.
const AT_LATEST_MS = 1500;
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

let hasBegun = false;

async function begin(): Promise<void> {
  const waiting = document.querySelector<HTMLTemplateElement>('#scripts');
  if (hasBegun || !waiting) return;
  hasBegun = true;
  const scripts = [...waiting.content.querySelectorAll('link')];
  document.body.append(waiting.content);
  for (const { href } of scripts) {
    // The code that needs a missing file requests it again and reports the failure.
    await import(/* @vite-ignore */ href).catch(() => {});
    await nextTask();
  }
}

/** Yields between scripts: loaded in one task, they would block scrolling and presses. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function isSeen(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  // A picture that cannot be shown does not delay the scripts.
  await Promise.allSettled(Array.from(pictures, (picture) => picture.decode()));
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Replays the last press on a button made before hydration. */
let pressed: HTMLButtonElement | null = null;

function keepPress(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  // Controls with a URL, such as a search form, work without scripts.
  if (!button || button.form?.hasAttribute('action')) return;
  event.preventDefault();
  // React receives presses before it has rendered the stored state, and some buttons do nothing
  // until then.
  event.stopImmediatePropagation();
  pressed = button;
}

function pressAgain(): void {
  removeEventListener('click', keepPress, true);
  if (pressed?.isConnected) pressed.click();
}

addEventListener('click', keepPress, true);
addEventListener('page-alive', pressAgain, { once: true });

const touched = () => void begin();
for (const touch of TOUCHES)
  addEventListener(touch, touched, { once: true, capture: true, passive: true });
setTimeout(touched, AT_LATEST_MS);
// A hidden page paints nothing.
if (document.visibilityState === 'hidden') touched();
else void isSeen().then(touched);
