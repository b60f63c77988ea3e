/** Journeys without a pointer: Tab from stop to stop, with the focus always visible. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const MOST_TABS = 120;

interface Focused {
  name: string;
  /** In the window, not covered by the header, and drawn with an outline or a frame. */
  visible: boolean;
  link: string | null;
}

/** The text of the focused element, and whether a sighted shopper can see the focus. */
export async function focused(page: Page): Promise<Focused> {
  // At the end of a dialog an invisible element has the focus for a frame, and passes it to the
  // beginning.
  await page.waitForFunction(
    () => !document.activeElement?.hasAttribute('data-base-ui-focus-guard'),
  );
  return page.evaluate(async () => {
    const element = document.activeElement as HTMLElement;
    const label =
      'labels' in element
        ? (element.labels as NodeListOf<HTMLLabelElement> | null)?.[0]?.textContent
        : null;
    const looks = () => {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const isOutlined =
        style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
      // Parts of a drawing have frames: outlines would be scaled with the drawing.
      const frame = element.matches('svg *')
        ? element.querySelector<SVGGraphicsElement>('rect:last-of-type')
        : null;
      const pixelsPerUnit = frame?.getScreenCTM()?.a ?? 1;
      const drawn = frame && getComputedStyle(frame);
      const isFramed =
        drawn !== null &&
        drawn.stroke !== 'none' &&
        !drawn.stroke.endsWith(', 0)') &&
        Number.parseFloat(drawn.strokeWidth) * pixelsPerUnit >= 1.9;
      const isInWindow =
        box.width > 0 &&
        box.bottom > 0 &&
        box.top < window.innerHeight &&
        box.right > 0 &&
        box.left < window.innerWidth;
      const middle = document.elementFromPoint(
        Math.max(1, box.left + Math.min(box.width / 2, 40)),
        Math.min(window.innerHeight - 1, Math.max(1, box.top + box.height / 2)),
      );
      const isUncovered = middle !== null && (element.contains(middle) || middle.contains(element));
      return (isOutlined || isFramed) && isInWindow && isUncovered;
    };
    return {
      name: (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
      visible: looks(),
      link: element.getAttribute('href'),
    };
  });
}

/** Tabs until an element of this name has the focus; every stop before it must be visible. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  // A screen that the server does not render appears after the page is hydrated.
  const target = page.getByLabel(name).or(page.getByText(name)).or(page.getByTitle(name));
  await target.filter({ visible: true }).first().waitFor();
  // The focus is drawn by styles, which may come after the text of a page.
  await page.waitForLoadState();
  const stops: string[] = [];
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    stops.push(stop.name);
    expect(stop, `the focus after ${stops.join(' → ')}`).toMatchObject({ visible: true });
    if (typeof name === 'string' ? stop.name === name : name.test(stop.name)) return;
  }
  throw new Error(`${name} is not among ${stops.join(' → ')}`);
}

export async function typeInto(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}
