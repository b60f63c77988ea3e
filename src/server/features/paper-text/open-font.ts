/** Fonts of papers. Reading their tables takes more than twice as long as writing an invoice. */
// The name is fontkit's.
/* oxlint-disable no-underscore-dangle */
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import type { Font } from 'fontkit';

/** By file. */
const opened = new Map<string, Font>();

/**
 * A font for pdfkit, which stays open for other papers. Each paper is written in one turn, so no two
 * use it at once.
 *
 * @param file TrueType
 */
export function openFont(file: string): Font {
  let font = opened.get(file);
  if (!font) {
    font = create(readFileSync(file));
    opened.set(file, font);
  }
  // Glyphs keep the characters that first used them. Embedding an é makes its e without any, and the
  // e of the next paper could not be copied from it.
  font._glyphs = {};
  return font;
}
