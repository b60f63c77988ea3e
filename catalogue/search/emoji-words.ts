/** What the design editor has as an emoji. A search for one of these that no design shows names it. */
export const EMOJI_WORDS = new Set(
  `fox bear panda horse unicorn elephant owl honeybee turtle dinosaur sunflower rose cactus moon snowman pumpkin
  trophy pizza burger cupcake doughnut lemon avocado rugby golf tennis fishing bicycle guitar tractor rocket tent
  crown rabbit knitting clover`.split(/\s+/),
);
