/** Emoji that are common on presents. Any other can be pasted into a text in the emoji font. */
import type { ClipartGroup } from '../../artwork/design/collection.ts';

/** Dark enough to be seen on white. */
const INKS = {
  red: '#c0212f',
  pink: '#c8507e',
  gold: '#b07d00',
  orange: '#c95f16',
  brown: '#8a5a34',
  green: '#3a7a3a',
  blue: '#2f74ad',
  purple: '#6d3b86',
  grey: '#5f6670',
};

/** In groups as the drawings are: each with its name, and the colour that comes nearest to its own. */
export const EMOJI: Readonly<
  Record<ClipartGroup, readonly (readonly [emoji: string, name: string, ink: string])[]>
> = {
  love: [
    ['❤', 'Red heart', INKS.red],
    ['💕', 'Two hearts', INKS.pink],
    ['💘', 'Heart with arrow', INKS.red],
    ['😊', 'Smiling face', INKS.gold],
    ['😍', 'Face with heart eyes', INKS.red],
    ['😂', 'Face with tears of joy', INKS.gold],
    ['😎', 'Face with sunglasses', INKS.gold],
    ['⭐', 'Star', INKS.gold],
    ['✨', 'Sparkles', INKS.gold],
    ['💍', 'Ring', INKS.gold],
    ['👑', 'Crown', INKS.gold],
  ],
  animals: [
    ['🐾', 'Paw prints', INKS.brown],
    ['🐶', 'Dog', INKS.brown],
    ['🐱', 'Cat', INKS.brown],
    ['🐰', 'Rabbit', INKS.grey],
    ['🦊', 'Fox', INKS.orange],
    ['🐻', 'Bear', INKS.brown],
    ['🐼', 'Panda', INKS.grey],
    ['🐴', 'Horse', INKS.brown],
    ['🦄', 'Unicorn', INKS.purple],
    ['🐘', 'Elephant', INKS.grey],
    ['🦉', 'Owl', INKS.brown],
    ['🐝', 'Honeybee', INKS.gold],
    ['🐢', 'Turtle', INKS.green],
    ['🦖', 'Dinosaur', INKS.green],
  ],
  nature: [
    ['🌸', 'Blossom', INKS.pink],
    ['🌻', 'Sunflower', INKS.gold],
    ['🌹', 'Rose', INKS.red],
    ['🍀', 'Four-leaf clover', INKS.green],
    ['🌵', 'Cactus', INKS.green],
    ['🌈', 'Rainbow', INKS.blue],
    ['🌙', 'Crescent moon', INKS.blue],
    ['🌊', 'Wave', INKS.blue],
    ['🔥', 'Fire', INKS.orange],
    ['⛄', 'Snowman', INKS.blue],
  ],
  parties: [
    ['🎂', 'Birthday cake', INKS.pink],
    ['🎉', 'Party popper', INKS.red],
    ['🎁', 'Wrapped gift', INKS.red],
    ['🎈', 'Party balloon', INKS.red],
    ['🥂', 'Clinking glasses', INKS.gold],
    ['🎄', 'Christmas tree', INKS.green],
    ['🎅', 'Father Christmas', INKS.red],
    ['🐣', 'Hatching chick', INKS.gold],
    ['🎃', 'Pumpkin', INKS.orange],
    ['🎓', 'Graduation cap', INKS.grey],
    ['🏆', 'Trophy', INKS.gold],
  ],
  table: [
    ['☕', 'Hot drink', INKS.brown],
    ['🍺', 'Beer', INKS.gold],
    ['🍷', 'Glass of wine', INKS.red],
    ['🍕', 'Pizza', INKS.gold],
    ['🍔', 'Burger', INKS.orange],
    ['🧁', 'Cupcake', INKS.pink],
    ['🍩', 'Doughnut', INKS.pink],
    ['🍓', 'Strawberries', INKS.red],
    ['🍋', 'Lemon', INKS.gold],
    ['🥑', 'Avocado', INKS.green],
  ],
  pastimes: [
    ['⚽', 'Football', INKS.grey],
    ['🏉', 'Rugby ball', INKS.red],
    ['⛳', 'Golf', INKS.green],
    ['🎾', 'Tennis', INKS.green],
    ['🎣', 'Fishing', INKS.blue],
    ['🚲', 'Bicycle', INKS.blue],
    ['🎸', 'Guitar', INKS.brown],
    ['🎨', 'Paint palette', INKS.orange],
    ['📚', 'Books', INKS.blue],
    ['🎮', 'Game controller', INKS.purple],
    ['🧶', 'Knitting', INKS.pink],
    ['🚜', 'Tractor', INKS.green],
    ['🚂', 'Steam engine', INKS.red],
    ['🚀', 'Rocket', INKS.blue],
    ['⛺', 'Tent', INKS.orange],
  ],
};

const VARIATION = /\uFE0F/g;

/** The name of one of them; undefined for any other, and for several. */
export function nameOfEmoji(text: string): string | undefined {
  return entryOf(text)?.[1];
}

/** The colour of one of them, as `#rrggbb`; undefined for any other, and for several. */
export function inkOfEmoji(text: string): string | undefined {
  return entryOf(text)?.[2];
}

function entryOf(text: string) {
  const emoji = text.trim().replaceAll(VARIATION, '');
  return Object.values(EMOJI)
    .flat()
    .find(([one]) => one === emoji);
}
