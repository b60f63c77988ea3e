/**
 * The download of a first visit before a page works: scripts and stylesheets named in its HTML, as
 * sent with gzip.
 */
import { get } from 'node:http';

export interface FirstLoad {
  scriptBytes: number;
  styleBytes: number;
  htmlBytes: number;
}

export async function firstLoad(origin: string, address: string): Promise<FirstLoad> {
  const page = await fetch(origin + address);
  if (!page.ok) throw new Error(`${address} answered ${page.status}.`);
  const html = await page.text();
  const scripts = [
    ...named(html, /<script\b[^>]*\bsrc="([^"]+)"/g),
    ...named(html, /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g),
  ];
  const styles = named(html, /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g);
  return {
    scriptBytes: await bytesOf(origin, scripts),
    styleBytes: await bytesOf(origin, styles),
    htmlBytes: await bytesOf(origin, [address]),
  };
}

function named(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, address = '']) => address);
}

async function bytesOf(origin: string, addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(addresses)].map((address) => sentBytes(new URL(address, origin))),
  );
  return sizes.reduce((all, size) => all + size, 0);
}

/** fetch would decompress the response before it could be counted. */
function sentBytes(url: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => (size += chunk.length));
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(size)
          : reject(new Error(`${url.pathname} answered ${response.statusCode}.`)),
      );
    }).on('error', reject);
  });
}
