/** Extracts the text of a PDF for tests: inflates its streams and maps each font's glyphs to letters. */
import { inflateSync } from 'node:zlib';

/** Its lines as drawn, one after another. */
export function pdfText(pdf: Buffer): string {
  const bytes = pdf.toString('latin1');
  const object = (number: string): string =>
    new RegExp(`(?:^|\\n)${number} 0 obj\\n([^]*?)\\nendobj`).exec(bytes)?.[1] ?? '';
  const stream = (text: string): string => {
    const data = /stream\n([^]*?)\nendstream/.exec(text)?.[1] ?? '';
    return text.includes('/FlateDecode')
      ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
      : data;
  };
  const fonts = new Map(
    [...bytes.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(object(number))?.[1] ?? '';
      return [name, letters(stream(object(unicode)))] as const;
    }),
  );
  const pages = [...bytes.matchAll(/\/Contents (\d+) 0 R/g)].map(([, number = '']) =>
    stream(object(number)),
  );
  return pages.map((page) => written(page, fonts)).join('\n');
}

function written(page: string, fonts: ReadonlyMap<string, readonly string[]>): string {
  const lines: string[] = [];
  let font: readonly string[] = [];
  for (const [, name, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? [];
    else {
      const glyphs = [...(shown ?? '').matchAll(/<([0-9a-f]+)>/g)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      lines.push(glyphs.map((glyph) => font[Number.parseInt(glyph, 16)] ?? '?').join(''));
    }
  }
  return lines.join('\n');
}

/** The text of each glyph, in the order of the font's own map. */
function letters(map: string): string[] {
  return [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, range = '']) =>
    [...range.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  );
}
