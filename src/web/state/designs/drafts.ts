/** The ids of the drafts a guest saved. A customer's drafts are in their account. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { storedAs } from '../stored.ts';

export interface DraftsState {
  /** Latest first. An id gives write access to its draft, so ids are sent only in calls to the shop. */
  ids: readonly string[];
}

const VERSION = 1;
/** The account accepts this many at once. */
export const MOST_ON_A_DEVICE = 50;

export const useDrafts = create<DraftsState>()(
  persist(() => ({ ids: [] as readonly string[] }), storedAs<DraftsState>('designs', VERSION)),
);

// Not read with the first page: the code that needs it loads later and reads it then.
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
