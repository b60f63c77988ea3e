/** Whether page views of this device may be counted: yes, until the user opts out on the cookies page. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { storedAs } from './stored.ts';

export interface VisitsChoiceState {
  allowed: boolean;
}

const VERSION = 1;

export const useVisitsChoice = create<VisitsChoiceState>()(
  persist(() => ({ allowed: true }), storedAs<VisitsChoiceState>('visits', VERSION)),
);

/** True until the stored choice is read, so callers that count must wait for `useStoredStateRead`. */
export const visitsAllowed = (): boolean => useVisitsChoice.getState().allowed;

export function setVisitsAllowed(allowed: boolean): void {
  useVisitsChoice.setState({ allowed });
}
