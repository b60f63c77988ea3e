/** Splits a text into plain text and links, written as `[text](/address)`. */

export interface TextPart {
  text: string;
  /** Absent for plain text. */
  to?: string;
}

export function splitLinks(source: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of source.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    const [whole, text = '', to = ''] = found;
    if (found.index > from) parts.push({ text: source.slice(from, found.index) });
    parts.push({ text, to });
    from = found.index + whole.length;
  }
  if (from < source.length) parts.push({ text: source.slice(from) });
  return parts;
}
