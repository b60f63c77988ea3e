/** The names a shopper has typed, kept on the device alone so that every product can wear them; never sent anywhere. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { storedAs } from './stored.ts';

export interface PreviewState {
  /** Words by field name, such as { name: 'Ffion' }. */
  fields: Readonly<Record<string, string>>;
  /** Whether every picture of the shop is to wear the name. */
  everywhere: boolean;
}

const VERSION = 1;

export const usePreview = create<PreviewState>()(
  persist(() => ({ fields: {}, everywhere: false }), storedAs<PreviewState>('preview', VERSION)),
);

export function rememberWords(field: string, words: string): void {
  usePreview.setState(({ fields }) => ({ fields: { ...fields, [field]: words } }));
}

export function wearEverywhere(everywhere: boolean): void {
  usePreview.setState({ everywhere });
}

/** The name that pictures are to wear; empty where they show the shop's own words. */
export function useWornName(): string {
  return usePreview(({ fields, everywhere }) => (everywhere ? (fields.name ?? '').trim() : ''));
}
