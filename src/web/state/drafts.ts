/** The designs a guest has kept, by the ids that open them; customers' are in their account. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { storedAs } from './stored.ts';

export interface DraftsState {
  /** The latest first. Whoever has one may change its design: they go nowhere but to the shop's calls. */
  ids: readonly string[];
}

const VERSION = 1;
/** The account takes as many over at once. */
export const MOST_ON_A_DEVICE = 50;

export const useDrafts = create<DraftsState>()(
  persist(() => ({ ids: [] as readonly string[] }), storedAs<DraftsState>('designs', VERSION)),
);

// Not among the stores that are read with the first page: what needs it comes later, and reads it then.
if (typeof window !== 'undefined') {
  void useDrafts.persist.rehydrate();
  window.addEventListener('storage', ({ key }) => {
    if (key === useDrafts.persist.getOptions().name) void useDrafts.persist.rehydrate();
  });
}

export function rememberDraft(id: string): void {
  useDrafts.setState(({ ids }) => (ids.includes(id) ? {} : { ids: [id, ...ids] }));
}

export function forgetDrafts(gone: readonly string[]): void {
  useDrafts.setState(({ ids }) => ({ ids: ids.filter((id) => !gone.includes(id)) }));
}
