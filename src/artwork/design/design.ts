/** The design document: what is printed on a blank, as data. Lengths are millimetres, angles degrees clockwise. */
import type { Process } from '../../domain/catalogue/processes.ts';
import type { Crop, PhotoTone, QuarterTurns } from '../../domain/personalisation/design-edits.ts';
import type { PhotoShape } from '../../domain/personalisation/photo-look.ts';

export const DESIGN_VERSION = 1;

/** Printable area of a blank. `bleed` is drawn beyond it on every side; `safe` is the inset text keeps to. */
export interface PrintArea {
  w: number;
  h: number;
  bleed: number;
  safe: number;
  /** The blank is a disc that fills the area, without corners. */
  round?: true;
}

/** How a blank takes a design. Laser and etch use coverage only and ignore colours. */
export type { Process };

export const FONT_IDS = [
  'script',
  'parisienne',
  'lobster',
  'pacifico',
  'sans',
  'sans-bold',
  'hand',
  'serif',
  'roman',
  'round',
  'slab',
  'didone',
  'capitals',
  'brush',
  'allura',
  'sacramento',
  'ribbon',
  'schoolbook',
  'notebook',
  'architect',
  'chalk',
  'garamond',
  'bookish',
  'friendly',
  'narrow',
  'bubbly',
  'deco',
  'poster',
  'signboard',
  'fatface',
  'emoji',
] as const;
export type FontId = (typeof FONT_IDS)[number];

/** Prefix of the ids of layers that the shopper added, and of no others. */
export const OWN_PREFIX = 'own-';

interface LayerBase {
  id: string;
  opacity?: number;
  /** False leaves the layer out of one-colour output (laser, etch): painted grounds and washes. */
  engrave?: boolean;
}

export interface RectLayer extends LayerBase {
  type: 'rect';
  x: number;
  y: number;
  w: number;
  h: number;
  fill: string;
  radius?: number;
}

export interface PathLayer extends LayerBase {
  type: 'path';
  x: number;
  y: number;
  rotation?: number;
  scale?: number;
  /** SVG path data in absolute commands, in mm before `scale`. */
  d: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
}

export interface TextLayer extends LayerBase {
  type: 'text';
  x: number;
  y: number;
  rotation?: number;
  font: FontId;
  /** Type size in mm per em. */
  size: number;
  text: string;
  align: 'left' | 'centre' | 'right';
  fill: string;
  /** Letter spacing in thousandths of an em. */
  tracking?: number;
  leading?: number;
  /** Radius in mm; above 0 bends like a hill, below like a bowl. */
  arc?: number;
  /** Type shrinks until its longest line fits this width in mm. */
  maxWidth?: number;
  /** The named field whose text this layer shows. */
  field?: string;
  /** Which of the names the layer shows, counted from 0, if the field lists several separated by commas. */
  listItem?: number;
  upperCase?: boolean;
  /** Broken into two lines, with the middle of both where that of one would be. */
  lines?: 2;
  /**
   * Begins further lines where letters are larger for it, around the middle of one, as long as they all fit this
   * height in mm.
   */
  maxHeight?: number;
  /** Keeps shrunken type vertically centred on its place. */
  centred?: boolean;
  /** Smaller texts near it. Its type, which is straight and upright, shrinks until its letters keep off theirs. */
  clearOf?: readonly Omit<TextLayer, 'clearOf'>[];
}

export type { PhotoShape };

/** What a place for a photograph and the photograph have in common; x and y are the centre. */
interface Framed extends LayerBase {
  x: number;
  y: number;
  w: number;
  h: number;
  rotation?: number;
  /** Absent: the whole rectangle. */
  shape?: PhotoShape;
  /** A machine with one tone engraves it: its bright parts where marks are light, else its dark parts. */
  mark?: 'light' | 'dark';
}

/** A photograph of the catalogue's. */
export interface SamplePhoto {
  /** Name of its file in catalogue/photographs. */
  photo: string;
  crop: Crop;
  /** As of a shopper's photograph. */
  brightness?: number;
}

/** A place that the shopper fills with a photograph. */
export interface PlaceLayer extends Framed {
  type: 'place';
  /**
   * Shown until it is filled, clipped to the place. Older designs have a drawing, in mm from the
   * place's centre.
   */
  sample: SamplePhoto | (Omit<RectLayer, 'id'> | Omit<PathLayer, 'id'>)[];
}

/** A photograph of the shopper's. Single-tone machines leave it out unless it has a mark. */
export interface ImageLayer extends Framed {
  type: 'image';
  /** Id of the upload. Its pixels are stored apart from the document. */
  upload: string;
  crop: Crop;
  tone: PhotoTone;
  /** Percent brighter, or darker below 0. */
  brightness?: number;
  /** Turns the picture before it is cropped. */
  turn?: QuarterTurns;
}

export type Layer = RectLayer | PathLayer | TextLayer | ImageLayer | PlaceLayer;

export interface DesignDocument {
  v: typeof DESIGN_VERSION;
  /** Slug of the design template that laid out this document. */
  template: string;
  area: PrintArea;
  layers: Layer[];
}

/** A place in a design that the shopper may fill with text. */
export interface DesignField {
  name: string;
  label: string;
  /** The text shown until the shopper writes their own. */
  sample: string;
  maxLength: number;
  optional?: boolean;
  /** Words to choose from that suit any name. A sample among them stays when a name is typed. */
  ideas?: readonly string[];
}

/** The surface on which a template lays itself out. */
export interface Surface {
  area: PrintArea;
  process: Process;
  /** Whether ink meets white (light) or dark cloth (dark), or there is only one tone (mono). */
  ground: 'light' | 'dark' | 'mono';
  shape: 'wrap' | 'square' | 'landscape' | 'portrait' | 'round';
  /** How the tone of an engraving differs from the surface; absent: it prints in colour. */
  mark?: 'light' | 'dark';
  /** Positions of motifs on a wrap that cameras see, in mm; absent: the centre. */
  centres?: readonly (readonly [x: number, y: number])[];
}

/** A design drawn once and laid out on any surface that suits it. */
export interface DesignTemplate {
  slug: string;
  name: string;
  mood: string;
  fields: readonly DesignField[];
  layout(surface: Surface): DesignDocument;
}
