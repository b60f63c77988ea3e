/**
 * Generates designs like shoppers' by seed: every blank and font, bent, turned and spaced, with
 * emoji, drawings and photographs.
 */
import { blanks } from '../../catalogue/blanks.ts';
import { CLIPART, findClipart } from '../../catalogue/clipart/clipart.ts';
import { designs } from '../../catalogue/designs/designs.ts';
import { layOut } from '../../catalogue/lay-out.ts';
import { products } from '../../catalogue/products.ts';
import { rng } from '../../src/artwork/drawing/seeded-random.ts';
import { FONT_IDS } from '../../src/artwork/design/design.ts';
import type { DesignDocument } from '../../src/artwork/design/design.ts';
import { personaliseDesign } from '../../src/artwork/design/edit-design.ts';
import type { OwnLayer, TextLayerStyle } from '../../src/domain/personalisation/design-edits.ts';

export interface GeneratedDesign {
  name: string;
  document: DesignDocument;
  /** One tone for everything, for machines that burn, etch or build. */
  mono: boolean;
}

const WORDS = ['Siân', 'Llŷr', 'Zażółć', 'Gülşah', 'Wren & Co', 'Tomos 07', 'Ağaç', 'Mair'];
const FONTS = FONT_IDS.filter((id) => id !== 'emoji');
const EMOJI = ['🦊', '🐶', '🌻', '🎂', '⚽'];
const COLOURS = ['#1f4d3f', '#b8552f', '#204060', '#7a2f55', '#2f443a', '#c89b3c'];
const DRAWINGS = Object.keys(CLIPART);
const TONES = ['colour', 'mono', 'sepia'] as const;

/** @param photos ids of uploads for photographs */
export function generateDesign(seed: number, photos: readonly string[]): GeneratedDesign {
  const random = randomOf(seed);
  const { chance, oneOf } = random;
  const blank = blanks[seed % blanks.length]!;
  const product = oneOf(products.filter(({ blank: of }) => of === blank.slug));
  const finish = oneOf(
    blank.finishes.filter(({ slug }) => product.finishes?.includes(slug) ?? true),
  );
  const design = designs[product.design]!;
  const bare = layOut(product, blank, finish, design);
  const own = ownLayers(random, blank.area, FONTS[seed % FONTS.length]!);
  if (photos.length > 0 && chance() < 0.35) own.unshift(photoLayer(random, blank.area, photos));
  const texts = bare.layers.filter(({ type }) => type === 'text');
  const restyled: TextLayerStyle = {
    font: oneOf(FONTS),
    fill: oneOf(COLOURS),
    ...random.turned(),
  };
  const edits = {
    own,
    ...(texts.length > 0 && chance() < 0.5 && { words: { [oneOf(texts).id]: restyled } }),
    ...(chance() < 0.2 && { without: [oneOf(bare.layers).id] }),
  };
  const fields = Object.fromEntries(design.fields.map(({ name }) => [name, oneOf(WORDS)]));
  return {
    name: `${seed}: ${product.slug} in ${finish.slug}`,
    document: personaliseDesign(bare, { v: 1, fields, edits }, findClipart),
    mono: finish.ground === 'mono',
  };
}

/** In mm of the print area. */
interface Area {
  w: number;
  h: number;
}

type Random = ReturnType<typeof randomOf>;

function randomOf(seed: number) {
  const chance = rng(seed * 7919 + 17);
  // Neighbouring seeds give similar first numbers.
  for (let thrown = 0; thrown < 8; thrown += 1) chance();
  const between = (least: number, most: number) => least + chance() * (most - least);
  const oneOf = <Choice>(all: readonly Choice[]): Choice =>
    all[Math.min(all.length - 1, Math.floor(chance() * all.length))]!;
  const place = ({ w, h }: Area) => ({
    x: between(0.25, 0.75) * w,
    y: between(0.25, 0.75) * h,
  });
  const turned = () => (chance() < 0.5 ? { rotation: Math.round(between(-180, 180)) } : {});
  return { chance, between, oneOf, place, turned };
}

/** A text, and by chance an emoji and a drawing. */
function ownLayers(random: Random, area: Area, font: string): OwnLayer[] {
  const { chance, between, oneOf, place, turned } = random;
  const size = Math.min(area.w, area.h);
  const bent = () =>
    chance() < 0.4 ? { arc: (chance() < 0.5 ? 1 : -1) * between(0.5, 2) * size } : {};
  const text = (id: string, words: string, fontId: string): OwnLayer => ({
    id,
    type: 'text',
    text: words,
    font: fontId,
    ...place(area),
    ...turned(),
    ...bent(),
    size: between(0.12, 0.22) * size,
    fill: oneOf(COLOURS),
    align: oneOf(['left', 'centre', 'right'] as const),
    maxWidth: 0.8 * area.w,
    ...(chance() < 0.3 && { tracking: Math.round(between(0, 300)) }),
  });
  const own: OwnLayer[] = [text('words', oneOf(WORDS), font)];
  if (chance() < 0.4) own.push(text('emoji', oneOf(EMOJI), 'emoji'));
  if (chance() < 0.5)
    own.push({
      id: 'drawing',
      type: 'clipart',
      clipart: oneOf(DRAWINGS),
      ...place(area),
      ...turned(),
      size: between(0.15, 0.4) * size,
      fill: oneOf(COLOURS),
    });
  return own;
}

function photoLayer(random: Random, area: Area, photos: readonly string[]): OwnLayer {
  const { between, oneOf, place, turned } = random;
  const size = Math.min(area.w, area.h);
  const [cropW, cropH] = [between(0.5, 1), between(0.5, 1)];
  return {
    id: 'photo',
    type: 'photo',
    upload: oneOf(photos),
    tone: oneOf(TONES),
    ...place(area),
    ...turned(),
    w: between(0.3, 0.8) * size,
    h: between(0.3, 0.8) * size,
    crop: { x: between(0, 1 - cropW), y: between(0, 1 - cropH), w: cropW, h: cropH },
  };
}
