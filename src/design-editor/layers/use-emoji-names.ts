import { useEffect, useState } from 'react';
import type { nameOfEmoji } from '../controls/emoji.ts';

type NameOf = typeof nameOfEmoji;
const unnamed: NameOf = () => undefined;

/** The names of emoji, which load with the first emoji of a design. */
export function useEmojiNames(isNeeded: boolean): NameOf {
  const [nameOf, setNameOf] = useState<NameOf>(() => unnamed);
  useEffect(() => {
    if (isNeeded)
      import('../controls/emoji.ts').then(
        (emoji) => setNameOf(() => emoji.nameOfEmoji),
        // They stay pictures.
        () => {},
      );
  }, [isNeeded]);
  return nameOf;
}
