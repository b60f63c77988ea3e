/** What this device records and how it sounds, kept on the device. */
import { useState } from 'react';
import { SCAN_STEPS } from '../../../domain/orders/pieces/scan-step.ts';
import type { ScanStep } from '../../../domain/orders/pieces/scan-step.ts';

export interface ScanSettings {
  /** What a scan at this device records. */
  step: ScanStep;
  /** A scan records at once. */
  isAutomatic: boolean;
  hasSound: boolean;
}

const KEY = 'keepsake-office-scan';
const USUAL: ScanSettings = { step: 'made', isAutomatic: false, hasSound: true };

export function useScanSettings(): [ScanSettings, (changed: Partial<ScanSettings>) => void] {
  const [settings, setSettings] = useState(() => readSettings(localStorage.getItem(KEY)));
  const change = (changed: Partial<ScanSettings>) => {
    const next = { ...settings, ...changed };
    setSettings(next);
    localStorage.setItem(KEY, JSON.stringify(next));
  };
  return [settings, change];
}

/** The usual settings for whatever is missing or unknown. */
export function readSettings(stored: string | null): ScanSettings {
  if (stored === null || !/^\{.*\}$/.test(stored)) return USUAL;
  const { step, isAutomatic, hasSound } = JSON.parse(stored) as Partial<ScanSettings>;
  return {
    step: SCAN_STEPS.find((each) => each === step) ?? USUAL.step,
    isAutomatic: isAutomatic === true,
    hasSound: hasSound !== false,
  };
}
