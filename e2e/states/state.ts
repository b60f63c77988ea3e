/** A screen in one state, and how a shopper gets there. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { open } from '../support/shop.ts';

export interface State {
  state: string;
  /** Takes a page from the front page to the state. */
  reach(page: Page): Promise<unknown>;
  /** The window in which it is visible; default: both. */
  only?: 'narrow' | 'wide';
}

/** A state that is reached by its address alone. */
export const at = (state: string, address: string): State => ({
  state,
  reach: (page) => open(page, address),
});

/** Moving elements are half transparent for a moment, which axe would report as a lack of contrast. */
export async function stillness(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countMoving)).toBe(0);
}

/** Runs in the page. New elements begin to move a frame later. */
async function countMoving(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const endless = (one: Animation) => one.effect?.getComputedTiming().endTime === Infinity;
  return document.getAnimations().filter((one) => one.playState === 'running' && !endless(one))
    .length;
}
