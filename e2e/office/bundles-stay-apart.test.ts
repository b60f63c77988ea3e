/** The storefront and the office are built apart: neither ever loads code of the other. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const CLIENT = path.join(import.meta.dirname, '../../dist/client');
const KIBIBYTE = 1024;
/** The size of everything that the office loads before its first screen, gzip. */
const FIRST_LOAD = 160;

const read = (name: string) =>
  JSON.parse(readFileSync(path.join(CLIENT, '.vite', name), 'utf8')) as Manifest;
const shop = read('manifest.json');
const office = read('office-manifest.json');

const sourcesOf = (manifest: Manifest) =>
  Object.values(manifest).flatMap(({ src }) => (src === undefined ? [] : [src]));
const filesOf = (manifest: Manifest) => Object.values(manifest).map(({ file }) => file);

test('no file of the storefront comes from the office, and the reverse', () => {
  expect(sourcesOf(shop).length).toBeGreaterThan(30);
  expect(sourcesOf(shop).filter((source) => source.startsWith('src/office/'))).toEqual([]);
  expect(sourcesOf(office)).toContain('src/office/entry.tsx');
  expect(sourcesOf(office).filter((source) => source.startsWith('src/web/'))).toEqual([]);
});

test('no built file is shared, and the office’s are below /office', () => {
  const ofShop = new Set(filesOf(shop));
  expect(filesOf(office).filter((file) => ofShop.has(file))).toEqual([]);
  expect(filesOf(office).filter((file) => !file.startsWith('office/assets/'))).toEqual([]);
  expect(filesOf(shop).filter((file) => file.startsWith('office/'))).toEqual([]);
});

test('the office’s first load stays within its budget', () => {
  const files = new Set<string>();
  const walk = (name: string): void => {
    const chunk = office[name]!;
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(walk);
  };
  walk('src/office/entry.tsx');
  const bytes = [...files].map((file) => statSync(path.join(CLIENT, `${file}.gz`)).size);
  const size = bytes.reduce((sum, one) => sum + one, 0) / KIBIBYTE;
  expect(size).toBeGreaterThan(50);
  expect(size).toBeLessThan(FIRST_LOAD);
});
