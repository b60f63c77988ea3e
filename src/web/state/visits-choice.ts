/** Whether this device's page views may be counted: yes, until its owner says no on the cookies page. */
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

/** True before the device has been read: whoever counts must wait for `useStoredStateRead`. */
export const visitsAllowed = (): boolean => useVisitsChoice.getState().allowed;

export function setVisitsAllowed(allowed: boolean): void {
  useVisitsChoice.setState({ allowed });
}
