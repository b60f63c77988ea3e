/** Emoji that are common on presents. Any other can be pasted into a text in the emoji font. */

export const EMOJI: readonly { emoji: string; name: string }[] = [
  { emoji: '❤', name: 'Red heart' },
  { emoji: '⭐', name: 'Star' },
  { emoji: '🎂', name: 'Birthday cake' },
  { emoji: '🎉', name: 'Party popper' },
  { emoji: '🐾', name: 'Paw prints' },
  { emoji: '🐶', name: 'Dog' },
  { emoji: '🐱', name: 'Cat' },
  { emoji: '🦊', name: 'Fox' },
  { emoji: '🦄', name: 'Unicorn' },
  { emoji: '🌈', name: 'Rainbow' },
  { emoji: '🌸', name: 'Blossom' },
  { emoji: '🌻', name: 'Sunflower' },
  { emoji: '☕', name: 'Hot drink' },
  { emoji: '⚽', name: 'Football' },
  { emoji: '🎸', name: 'Guitar' },
  { emoji: '🚜', name: 'Tractor' },
  { emoji: '🚀', name: 'Rocket' },
  { emoji: '👑', name: 'Crown' },
  { emoji: '🎓', name: 'Graduation cap' },
  { emoji: '💍', name: 'Ring' },
];
