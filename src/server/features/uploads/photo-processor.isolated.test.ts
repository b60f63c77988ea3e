/** Malicious images: each is refused with a message or made harmless, with bounded memory. */
import { spawnSync } from 'node:child_process';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { openPhotoProcessor } from './photo-processor.ts';

const photoProcessor = openPhotoProcessor();
afterAll(() => photoProcessor.close());

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: { r: 200, g: 136, b: 85, alpha: 0.5 } },
    limitInputPixels: false,
  });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A single-colour PNG of any size in a few kilobytes, for decompression bombs. */
function bomb(width: number, height: number, ...chunks: Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit per pixel.
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...chunks,
    chunk('IDAT', deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * A small image with a gigabyte of compressed zeros beside its pixels, never held whole here: on
 * Linux the peak memory of a child process counts what its parent held when it started.
 */
async function laden(type: string, head: string): Promise<Buffer> {
  const zeros = Array<Buffer>(64).fill(Buffer.alloc(1024 ** 3 / 64));
  const nothing = await buffer(Readable.from(zeros).pipe(createDeflate({ level: 1 })));
  return bomb(90, 90, chunk(type, Buffer.concat([Buffer.from(head, 'latin1'), nothing])));
}

const script =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const refusal = async (bytes: Uint8Array) =>
  photoProcessor.process(bytes, 'here').then(
    () => ['taken'],
    ({ code, message }: { code: string; message: string }) => [code, message],
  );
/** The message of each refusal: what to choose instead. */
const WORDS: Record<string, RegExp> = {
  unsupportedMediaType: /^Please choose a JPEG, PNG or WebP picture\.$/,
  invalid: /could not be read as a picture\. Please choose a JPEG, PNG or WebP picture\.$/,
  payloadTooLarge: /too many pixels\. Please choose one of at most 60 megapixels/,
};

test.each(['heic', 'mif1'])(
  'a file of an iPhone (%s) is refused with how to send it',
  async (brand) => {
    const head = Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1heic`, 'latin1');
    const [code, message] = await refusal(Buffer.concat([head, Buffer.alloc(4000)]));
    expect(code).toBe('unsupportedMediaType');
    expect(message).toMatch(/^This is a HEIC picture.*save it as JPEG first\.$/);
  },
);

describe('a file that is not a supported picture', () => {
  const photo = plain(400, 300).jpeg().toBuffer();
  // The first bytes decide the format, whatever follows.
  const before = (head: string) =>
    photo.then((bytes) => Buffer.concat([Buffer.from(head, 'latin1'), bytes]));
  test.each([
    ['nothing', 'unsupportedMediaType', Buffer.alloc(0)],
    ['text', 'unsupportedMediaType', Buffer.from('not a picture, whatever it is called')],
    ['SVG', 'unsupportedMediaType', Buffer.from(script.replace(/<script.*script>/, ''))],
    ['SVG with a script', 'unsupportedMediaType', Buffer.from(script)],
    [
      'XML that holds an SVG',
      'unsupportedMediaType',
      Buffer.from(`<?xml version="1.0"?>${script}`),
    ],
    ['a web page', 'unsupportedMediaType', Buffer.from(`<!doctype html>${script}`)],
    ['a PDF', 'unsupportedMediaType', Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>')],
    ['a ZIP', 'unsupportedMediaType', Buffer.from('PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaaaaaaa')],
    ['a ZIP with a JPEG in it', 'unsupportedMediaType', before('PK\u0003\u0004aaaa')],
    ['a PDF with a JPEG in it', 'unsupportedMediaType', before('%PDF-1.4\n1 0 obj<<>>stream\n')],
    ['a web page with a JPEG in it', 'unsupportedMediaType', before(`<html>${script}<!--`)],
    ['a script with a JPEG in it', 'unsupportedMediaType', before('GIF89a/*aa*/=1;alert(1);/*')],
    ['GIF', 'unsupportedMediaType', plain(9, 9).gif().toBuffer()],
    ['TIFF', 'unsupportedMediaType', plain(9, 9).tiff().toBuffer()],
    ['AVIF', 'unsupportedMediaType', plain(64, 64).avif({ effort: 0 }).toBuffer()],
    ['a JPEG cut off', 'invalid', photo.then((bytes) => bytes.subarray(0, bytes.length / 2))],
    [
      'a PNG cut off',
      'invalid',
      plain(90, 90)
        .png()
        .toBuffer()
        .then((bytes) => bytes.subarray(0, 60)),
    ],
    [
      'a WebP cut off',
      'invalid',
      plain(90, 90)
        .webp()
        .toBuffer()
        .then((bytes) => bytes.subarray(0, 40)),
    ],
    ['30,000 × 30,000 pixels in little', 'payloadTooLarge', bomb(30_000, 30_000)],
    ['50,000 pixels wide', 'payloadTooLarge', bomb(50_000, 400)],
    ['more than 60 megapixels', 'payloadTooLarge', bomb(8_000, 7_600)],
  ])('%s is refused as %s', { timeout: 60_000 }, async (_, code, bytes) => {
    expect(await refusal(await bytes)).toEqual([code, expect.stringMatching(WORDS[code]!)]);
  });
});

describe('a picture', () => {
  test('with another file behind its end loses it', async () => {
    const photo = await plain(400, 300).jpeg().toBuffer();
    const comment = Buffer.from(`\xff\xfe\x00\x1d*/=alert("polyglot");/*aaaa`, 'latin1');
    for (const polyglot of [
      Buffer.concat([photo, Buffer.from('PK\u0003\u0004payload.zip')]),
      Buffer.concat([photo, Buffer.from('GIF89a<script>alert(1)</script>')]),
      Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]),
    ]) {
      const { full, screen } = await photoProcessor.process(polyglot, 'here');
      for (const bytes of [full, screen])
        expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/payload|GIF89a|script|alert/);
    }
  });

  test('loses its place and camera data, and is turned upright', async () => {
    const taken = await plain(400, 200)
      .withExif({
        IFD0: { Make: 'Camera-of-Sian', Copyright: 'Sian' },
        IFD3: { GPSLatitude: '52/1 22/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { full, screen, width, height, format } = await photoProcessor.process(taken, 'here');
    expect({ width, height, format }).toEqual({ width: 200, height: 400, format: 'jpeg' });
    for (const bytes of [full, screen]) {
      const { exif, icc, xmp, iptc, orientation, ...seen } = await sharp(bytes).metadata();
      expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
      expect([seen.width, seen.height]).toEqual([200, 400]);
    }
  });

  test('in CMYK, grey, 16 bits, animated or transparent becomes one in sRGB of 8 bits', async () => {
    const cmyk = await plain(60, 40).toColourspace('cmyk').jpeg().toBuffer();
    const deep = await plain(60, 40).toColourspace('rgb16').png().toBuffer();
    const grey = await plain(60, 40).toColourspace('b-w').png().toBuffer();
    const frames = await plain(60, 80).raw().toBuffer();
    frames.fill(0, frames.length / 2);
    const moving = await sharp(frames, {
      raw: { width: 60, height: 80, channels: 3, pageHeight: 40 },
    })
      .webp({ loop: 0, delay: [80, 80] })
      .toBuffer();
    const clear = await plain(60, 40, 4).png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    expect((await sharp(moving).metadata()).pages).toBe(2);
    for (const given of [cmyk, deep, grey, moving, clear]) {
      const { full, format, width, height } = await photoProcessor.process(given, 'here');
      expect([width, height]).toEqual([60, 40]);
      const { depth, space, pages = 1, channels } = await sharp(full).metadata();
      expect({ depth, space, pages }).toEqual({ depth: 'uchar', space: 'srgb', pages: 1 });
      expect([format, channels]).toEqual(given === clear ? ['webp', 4] : ['jpeg', 3]);
    }
  });
});

describe('the process', () => {
  // The real child process, which reports its peak memory afterwards.
  const measured = `
    await import('./photo-processor.child.ts');
    const { processPhoto } = await import('./process-photo.ts');
    const bytes = await (await import('node:stream/consumers')).buffer(process.stdin);
    const outcome = await processPhoto(bytes).then(({ format }) => format, ({ code }) => code);
    console.log(JSON.stringify([outcome, process.resourceUsage().maxRSS / 1024]));`;

  function decode(bytes: Buffer): [outcome: string, megabytes: number] {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--max-old-space-size=128', '--input-type=module', '--eval', measured],
      { cwd: import.meta.dirname, input: bytes, env: { ...process.env, MALLOC_ARENA_MAX: '2' } },
    );
    if (stdout.length === 0) throw new Error(stderr.toString());
    return JSON.parse(stdout.toString()) as [string, number];
  }

  test.each([
    ['a decompression bomb', 'payloadTooLarge', () => bomb(30_000, 30_000)],
    ['50,000 pixels wide', 'payloadTooLarge', () => bomb(50_000, 1200)],
    ['a gigabyte of text in a picture', 'jpeg', () => laden('zTXt', 'Comment\0\0')],
    ['a gigabyte of colour profile', 'jpeg', () => laden('iCCP', 'Profile\0\0')],
    ['SVG with a script', 'unsupportedMediaType', () => Buffer.from(script)],
    [
      '60 megapixels cut off',
      'invalid',
      async () => {
        const whole = await plain(8600, 6900).jpeg({ progressive: true }).toBuffer();
        return whole.subarray(0, whole.length * 0.9);
      },
    ],
    [
      'a picture with a ZIP behind it',
      'jpeg',
      async () =>
        Buffer.concat([
          await plain(8600, 6900).jpeg().toBuffer(),
          Buffer.from('PK\u0003\u0004aaaa'),
        ]),
    ],
    ['60 megapixels to turn', 'jpeg', () => turned(plain(8600, 6900)).jpeg().toBuffer()],
    [
      '60 of them transparent',
      'webp',
      () =>
        turned(plain(8600, 6900, 4))
          .png()
          .toBuffer(),
    ],
    ['40 in passes', 'webp', () => plain(6300, 6300, 4).png({ progressive: true }).toBuffer()],
    ['60 in passes', 'jpeg', () => plain(8600, 6900).jpeg({ progressive: true }).toBuffer()],
  ])('stays below 512 MB for %s', { timeout: 60_000 }, async (_, outcome, bytes) => {
    const [found, megabytes] = decode(await bytes());
    expect(found).toBe(outcome);

    expect(megabytes).toBeLessThan(512);
  });
});

const turned = (picture: Sharp) => picture.withMetadata({ orientation: 6 });

test('one sender leaves places in the queue for others', async () => {
  const queue = openPhotoProcessor({ queueLimit: 4, placesOfSender: 2 });
  const picture = await plain(40, 30).jpeg().toBuffer();
  const outcome = (sender: string) =>
    queue.process(picture, sender).then(
      () => 'taken',
      ({ code }: { code: string }) => code,
    );
  expect(
    await Promise.all(['greedy', 'greedy', 'greedy', 'another', 'another', 'third'].map(outcome)),
  ).toEqual(['taken', 'taken', 'tooManyRequests', 'taken', 'taken', 'tooManyRequests']);
  expect(await outcome('greedy')).toBe('taken');
  await queue.close();
});
