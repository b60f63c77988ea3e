/** A component with its states. */
import type { ReactNode } from 'react';

export interface Exhibit {
  name: string;
  /** Source file below src/ui. */
  file: string;
  states: Readonly<Record<string, ReactNode>>;
}
