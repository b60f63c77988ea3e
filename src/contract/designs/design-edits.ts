/** Wire shapes of a shopper's changes to a design, within generous bounds. */
import * as z from 'zod';
import {
  LEAST_OPACITY,
  MOST_BRIGHTNESS,
  PHOTO_SHAPES,
} from '../../domain/personalisation/photo-look.ts';
import { printedWords, reference } from '../shapes/text.ts';
import { uploadId } from './uploads.ts';

/** No blank is larger. A layer may lie outside the print area while it is being moved. */
const place = z.number().min(-2000).max(3000);
const length = z.number().min(0.5).max(2000);
const rotation = z.number().min(-360).max(360);
const arc = z
  .number()
  .min(-10_000)
  .max(10_000)
  .describe('Radius in mm: above 0 the text bends like a hill, below 0 like a bowl');
const tracking = z.number().min(-200).max(1000).describe('Thousandths of an em');
const size = z.number().min(1).max(1000).describe('mm per em');
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'A colour is written #rrggbb.');
const align = z.enum(['left', 'centre', 'right']);
const font = reference(30);
const id = z.string().regex(/^[a-z0-9]{1,16}$/, 'Not the name of a layer.');
const layerId = reference(60);

const MOST_WORDS = 24;
const wordsStyle = z.strictObject({
  font: font.optional(),
  size: size.optional(),
  fill: colour.optional(),
  align: align.optional(),
  x: place.optional(),
  y: place.optional(),
  rotation: rotation.optional(),
  arc: arc.optional(),
  tracking: tracking.optional(),
  maxWidth: length.optional().describe('The type shrinks until the longest line fits this width'),
  lines: z.literal(2).optional().describe('2 breaks the text between words or after a hyphen'),
});

const share = z.number().min(0).max(1);
const crop = z
  .strictObject({
    x: share,
    y: share,
    w: z.number().min(0.01).max(1),
    h: z.number().min(0.01).max(1),
  })
  .refine(
    ({ x, y, w, h }) => x + w <= 1.000_001 && y + h <= 1.000_001,
    'The crop leaves the picture.',
  );

const own = { id, x: place, y: place, rotation: rotation.optional() };

const ownLayer = z.discriminatedUnion('type', [
  z.strictObject({
    ...own,
    type: z.literal('text'),
    text: printedWords(400).describe('Lines are separated by \\n'),
    font,
    size,
    fill: colour,
    align,
    arc: arc.optional(),
    tracking: tracking.optional(),
    maxWidth: length.optional(),
    maxHeight: length
      .optional()
      .describe('Further lines are begun where letters are larger for it, up to this height'),
  }),
  z.strictObject({
    ...own,
    type: z.literal('photo'),
    upload: uploadId,
    w: length,
    h: length,
    crop,
    tone: z.enum(['colour', 'mono', 'sepia']),
    place: layerId.optional().describe('The place of the design that it fills'),
    brightness: z
      .int()
      .min(-MOST_BRIGHTNESS)
      .max(MOST_BRIGHTNESS)
      .optional()
      .describe('Percent brighter, or darker below 0'),
    turn: z
      .union([z.literal(1), z.literal(2), z.literal(3)])
      .optional()
      .describe(
        'Quarter turns clockwise of the picture in its frame; the crop is of the turned picture',
      ),
    shape: z
      .enum(PHOTO_SHAPES)
      .optional()
      .describe('Cut to this shape; in a place of the design its own shape counts'),
    opacity: z
      .number()
      .min(LEAST_OPACITY)
      .max(1)
      .optional()
      .describe('Below 1 what is behind it shows through'),
    behind: z
      .literal(true)
      .optional()
      .describe('Painted behind the words of the design instead of above all of it'),
  }),
  z.strictObject({
    ...own,
    type: z.literal('clipart'),
    clipart: reference(60),
    size: length,
    fill: colour,
  }),
]);

export const designEdits = z.strictObject({
  words: z
    .record(layerId, wordsStyle)
    .refine(
      (words) => Object.keys(words).length <= MOST_WORDS,
      `Please change at most ${MOST_WORDS} texts.`,
    )
    .optional()
    .describe('Restyled texts of the design, by the id of their layer'),
  without: z.array(layerId).max(200).optional().describe('Removed layers of the design'),
  own: z.array(ownLayer).max(40).optional().describe('The shopper’s own layers, in painting order'),
});
