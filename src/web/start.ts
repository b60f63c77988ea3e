/** Lets a page be seen before it is brought to life: its scripts come once it is painted, and are read one after another. */

// On a slow network a picture may take long; buttons are not to wait for it.
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
    // Who needs a file that cannot be had asks for it again, and tells of it.
    await import(/* @vite-ignore */ href).catch(() => {});
    await nextTask();
  }
}

/** Read in one go they would hold up whoever scrolls or presses meanwhile. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function isSeen(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  // One that cannot be shown holds nothing up.
  await Promise.allSettled(Array.from(pictures, (picture) => picture.decode()));
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** A button that is pressed before anything can answer is pressed again once the page is alive; the last of several. */
let pressed: HTMLButtonElement | null = null;

function keepPress(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  // What has an address to go to, such as a search, goes there.
  if (!button || button.form?.hasAttribute('action')) return;
  event.preventDefault();
  // React hears presses before it has drawn what the device knows, and some buttons do nothing until then.
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
// What is not on the screen paints nothing.
if (document.visibilityState === 'hidden') touched();
else void isSeen().then(touched);
