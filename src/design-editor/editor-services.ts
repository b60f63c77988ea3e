/** What the editor needs from the application around it: translations, API calls and messages of refused calls. */
import { createContext, useContext } from 'react';
import type { TranslationValues } from '../domain/text/read-translations.ts';
import type { DesignWarning } from '../domain/personalisation/design-warning.ts';
import type { KeyIn } from '../domain/text/translation-key.ts';
import type { ArtworkCalls } from '../live-photo/artwork-calls.ts';
import type { Counter } from '../ui/forms/field-frame.tsx';
import type translations from '../../locales/en/design-editor.json';

export type Translate = (key: KeyIn<typeof translations>, values?: TranslationValues) => string;

export interface EditorServices {
  /** Reads the namespace `design-editor`, which must be loaded before the editor opens. */
  t: Translate;
  /** The texts of a field's character counter. */
  counter: Counter;
  calls: ArtworkCalls;
  /** What may come out badly, in a sentence that names the part. @param more how many others there are */
  warningText(warning: DesignWarning, more: number): string;
  /** The message of a refused call; empty for any other failure. */
  refusalMessage(failure: unknown): string;
  /** The symbols are searched for this when the editor opens; empty: they are closed. */
  sought?: string;
}

export const EditorServicesContext = createContext<EditorServices | null>(null);

/** Throws outside an EditorServicesContext. */
export function useEditorServices(): EditorServices {
  const services = useContext(EditorServicesContext);
  if (!services) throw new Error('No EditorServicesContext');
  return services;
}

export function useTranslations(): Translate {
  return useEditorServices().t;
}
