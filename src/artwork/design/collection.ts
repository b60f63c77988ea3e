/** Groups of drawings, each of which the editor names. */
export type ClipartGroup = 'love' | 'animals' | 'nature' | 'parties' | 'table' | 'pastimes';

/** The letterings and drawings that shoppers can add to a design. */
export interface Collection {
  letterings: { id: string; name: string; mood: string }[];
  /** Path data in absolute commands, within -0.5 to 0.5. */
  clipart: { id: string; name: string; group: ClipartGroup; d: string }[];
}
