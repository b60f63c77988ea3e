/** The shop's categories in the order of the menu. */
import type { Category } from './shape.ts';

export const categories: readonly Category[] = [
  {
    slug: 'mugs',
    name: 'Mugs',
    metaDescription: 'Ceramic mugs printed with a name, from leafy wreaths to loud stripes.',
    pictureOf: 'botanical-wreath-mug',
    categories: [
      {
        slug: 'floral-mugs',
        name: 'Floral mugs',
        metaDescription: 'Leaves, petals and meadows around a name you choose.',
        pictureOf: 'botanical-wreath-mug',
      },
      {
        slug: 'bold-mugs',
        name: 'Bold and funny mugs',
        metaDescription: 'Big lettering, bright stripes and a joke you write yourself.',
        pictureOf: 'retro-stripes-mug',
      },
      {
        slug: 'childrens-mugs',
        name: 'Children’s mugs',
        metaDescription: 'Rainbows, rockets and dinosaurs for hot chocolate and bedtime milk.',
        pictureOf: 'rainbow-mug',
      },
    ],
  },
  {
    slug: 'slate',
    name: 'Slate',
    metaDescription: 'Natural stone engraved in pale grey, for tables, doors and gardens.',
    pictureOf: 'family-wreath-slate-coaster',
    categories: [
      {
        slug: 'slate-coasters',
        name: 'Slate coasters',
        metaDescription: 'Hand-cut squares of slate with a name that never wears away.',
        pictureOf: 'family-wreath-slate-coaster',
      },
    ],
  },
  {
    slug: 'coasters',
    name: 'Coasters',
    metaDescription: 'Somewhere good to set a cup down, with a name on it.',
    pictureOf: 'wedding-script-slate-coaster',
    categories: [
      {
        slug: 'engraved-coasters',
        name: 'Engraved coasters',
        metaDescription: 'Names and dates cut into slate by laser.',
        pictureOf: 'fine-line-slate-coaster',
      },
    ],
  },
  {
    slug: 'family',
    name: 'For the family',
    metaDescription: 'Presents with the right name on them, for the people you know best.',
    pictureOf: 'retro-stripes-mug',
    categories: [
      {
        slug: 'for-mum-and-nan',
        name: 'For Mum and Nan',
        metaDescription: 'Flowers, tea things and kind words for mothers and grandmothers.',
        pictureOf: 'botanical-wreath-mug',
      },
      {
        slug: 'for-dad-and-grandad',
        name: 'For Dad and Grandad',
        metaDescription: 'Stripes, allotments and okayest titles for fathers and grandfathers.',
        pictureOf: 'retro-stripes-mug',
      },
    ],
  },
];
