/** Finds drawings and symbols by their names and a few other words, or else by the name of their group. */
import { searchWords } from '../../domain/text/search-words.ts';
import { otherWords } from './picture-words.ts';

/** Without it, one and several are alike: 'puppy' and 'puppies'. */
const ENDING = /(?<=.{3})(?:ies|y|s)$/;
const stemsOf = (text: string): string[] =>
  searchWords(text).map((word) => word.replace(ENDING, ''));

/** All of them if nothing is searched. @param groupOf the name of a picture's group */
export function findPictures<Picture extends { name: string }>(
  pictures: readonly Picture[],
  searched: string,
  groupOf: (picture: Picture) => string,
): readonly Picture[] {
  const wanted = stemsOf(searched);
  if (wanted.length === 0) return pictures;
  const found = (
    isMeant: (stem: string, one: string) => boolean,
    textsOf: (picture: Picture) => string[] = wordsOf,
  ) =>
    pictures.filter((picture) => {
      const stems = textsOf(picture).flatMap(stemsOf);
      return wanted.every((one) => stems.some((stem) => isMeant(stem, one)));
    });
  // 'tea' is the beginning of 'teacher', too.
  const whole = found((stem, one) => stem === one);
  if (whole.length > 0) return whole;
  const begun = found((stem, one) => stem.startsWith(one));
  return begun.length > 0
    ? begun
    : found(
        (stem, one) => stem === one,
        (picture) => [groupOf(picture)],
      );
}

const wordsOf = ({ name }: { name: string }): string[] => [name, ...otherWords(name)];
