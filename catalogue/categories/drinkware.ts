/** Menu categories for things to drink from, and for what stands under them. */
import type { Category } from '../shape.ts';

export const drinkwareCategories: readonly Category[] = [
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
        pictureOf: 'meadow-mug',
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
      {
        slug: 'everyday-mugs',
        name: 'Everyday mugs',
        metaDescription:
          'For readers, growers, dog walkers and whoever puts the kettle on: mugs that suit an ordinary Tuesday.',
        pictureOf: 'tea-time-mug',
      },
    ],
  },
  {
    slug: 'bottles',
    name: 'Bottles',
    metaDescription: 'Insulated steel bottles, engraved so that the name can never peel.',
    pictureOf: 'tall-name-bottle',
    categories: [
      {
        slug: 'school-bottles',
        name: 'School bottles',
        metaDescription: 'Names you can read from across the playground.',
        pictureOf: 'tall-name-bottle',
      },
      {
        slug: 'sports-bottles',
        name: 'Sports and trail bottles',
        metaDescription: 'For touchlines, hilltops, cold swims and the last bed on the allotment.',
        pictureOf: 'contour-bottle',
      },
      {
        slug: 'desk-bottles',
        name: 'Bottles for work',
        metaDescription: 'Quiet lettering for desks, meetings and the staffroom fridge.',
        pictureOf: 'hairline-bottle',
      },
    ],
  },
  {
    slug: 'tumblers',
    name: 'Tumblers',
    metaDescription: 'Tall steel tumblers with lid and straw, printed in full colour.',
    pictureOf: 'night-sky-tumbler',
    categories: [
      {
        slug: 'floral-tumblers',
        name: 'Floral tumblers',
        metaDescription: 'Sprigs, petals and strawberries around a name.',
        pictureOf: 'meadow-tumbler',
      },
      {
        slug: 'bright-tumblers',
        name: 'Bright tumblers',
        metaDescription: 'Lemons, stripes and starry skies for long cold drinks.',
        pictureOf: 'lemon-tumbler',
      },
      {
        slug: 'childrens-tumblers',
        name: 'Children’s tumblers',
        metaDescription: 'A grown-up cup with a lid, a straw and a name.',
        pictureOf: 'fox-tumbler',
      },
    ],
  },
  {
    slug: 'glassware',
    name: 'Glassware',
    metaDescription: 'Heavy-based tumblers with a name frosted into the glass.',
    pictureOf: 'wedding-script-glass',
    categories: [
      {
        slug: 'celebration-glasses',
        name: 'Glasses to celebrate with',
        metaDescription: 'For toasts, anniversaries and Christmas dinner.',
        pictureOf: 'two-hearts-glass',
      },
      {
        slug: 'whisky-glasses',
        name: 'Whisky glasses',
        metaDescription: 'Crests, contours and sunbursts around a good measure.',
        pictureOf: 'crest-glass',
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
        pictureOf: 'contour-lines-slate-coaster',
      },
      {
        slug: 'slate-signs',
        name: 'Slate signs',
        metaDescription: 'Names and numbers on jute cord, for gates, porches and potting sheds.',
        pictureOf: 'house-number-sign',
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
      {
        slug: 'gloss-coasters',
        name: 'Gloss coasters',
        metaDescription:
          'Full-colour coasters, printed to the very edge and wiped clean with a sleeve.',
        pictureOf: 'retro-stripes-coaster',
      },
    ],
  },
];
