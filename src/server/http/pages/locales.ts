/** Serves the translation files, for the screens a shopper opens after the first page. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../../domain/errors.ts';

/**
 * `folder` is `locales`. Reads the files at the start; URLs carry the build's version, so that
 * browsers can cache them for long.
 */
export function registerLocales(app: FastifyInstance, folder: string): void {
  const files = new Map<string, { text: string; tag: string }>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.json')) continue;
    const text = JSON.stringify(
      JSON.parse(readFileSync(path.join(entry.parentPath, entry.name), 'utf8')),
    );
    files.set(`${path.basename(entry.parentPath)}/${entry.name}`, {
      text,
      tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`,
    });
  }

  app.get<{ Params: { language: string; file: string } }>(
    '/locales/:language/:file',
    async (request, reply) => {
      const file = files.get(`${request.params.language}/${request.params.file}`);
      if (!file) throw new ShopError('notFound');
      reply
        .headers({ 'cache-control': 'public, max-age=86400', etag: file.tag })
        .type('application/json; charset=utf-8');
      return request.headers['if-none-match'] === file.tag
        ? reply.code(304).send()
        : reply.send(file.text);
    },
  );
}
