/** The names a shopper has typed, stored on the device only and never sent, so that every product can show them. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { storedAs } from './stored.ts';

export interface PreviewState {
  /** Text by field name, such as { name: 'Ffion' }. */
  fields: Readonly<Record<string, string>>;
  /** Whether every picture of the shop shows the name. */
  everywhere: boolean;
}

const VERSION = 1;

export const usePreview = create<PreviewState>()(
  persist(() => ({ fields: {}, everywhere: false }), storedAs<PreviewState>('preview', VERSION)),
);

export function rememberText(field: string, words: string): void {
  usePreview.setState(({ fields }) => ({ fields: { ...fields, [field]: words } }));
}

export function showEverywhere(everywhere: boolean): void {
  usePreview.setState({ everywhere });
}

/** The name that pictures show; empty if they show the shop's sample text. */
export function useNamePreview(): string {
  return usePreview(({ fields, everywhere }) => (everywhere ? (fields.name ?? '').trim() : ''));
}

/** Id of the element below each page for the notice that pictures show a name. */
export const BELOW_PAGE = 'name-notice';
