/** Splits a text into plain text and links, written as `[words](/address)`. */

export interface TextPart {
  words: string;
  /** Absent for plain text. */
  to?: string;
}

export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    const [whole, words = '', to = ''] = found;
    if (found.index > from) parts.push({ words: text.slice(from, found.index) });
    parts.push({ words, to });
    from = found.index + whole.length;
  }
  if (from < text.length) parts.push({ words: text.slice(from) });
  return parts;
}
