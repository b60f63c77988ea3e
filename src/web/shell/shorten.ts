/** Cuts a text to at most so many characters, at a word's end, with an ellipsis where something was cut. */
export function shorten(text: string, characters: number): string {
  const letters = [...text];
  if (letters.length <= characters) return text;
  const cut = letters.slice(0, characters - 1).join('');
  return `${(cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}
