/** The colours offered first. Any other can be mixed. */

export interface Colour {
  /** `#rrggbb`. */
  hex: string;
  /** Message key of its name in the editor's namespace. */
  name:
    | 'black'
    | 'ink'
    | 'bottle'
    | 'sage'
    | 'navy'
    | 'sky'
    | 'clay'
    | 'red'
    | 'blush'
    | 'mustard'
    | 'plum'
    | 'white';
}

export const COLOURS: readonly Colour[] = [
  { hex: '#000000', name: 'black' },
  { hex: '#3a3a3a', name: 'ink' },
  { hex: '#1f5044', name: 'bottle' },
  { hex: '#8aa58c', name: 'sage' },
  { hex: '#1e2f55', name: 'navy' },
  { hex: '#6fa3c8', name: 'sky' },
  { hex: '#b5532f', name: 'clay' },
  { hex: '#b3202c', name: 'red' },
  { hex: '#e3a9a0', name: 'blush' },
  { hex: '#d9a520', name: 'mustard' },
  { hex: '#5d2e57', name: 'plum' },
  { hex: '#ffffff', name: 'white' },
];
