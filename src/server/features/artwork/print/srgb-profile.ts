/** Marks print files as sRGB, which their pixels are: converting them from sRGB to sRGB would cost 16 ms a mug. */
import sharp from 'sharp';

const SIGNATURE_BYTES = 8;
/** Length, name and check sum, around a chunk's data. */
const FRAME_BYTES = 12;
/** The signature and the IHDR chunk, which comes first. */
const HEAD_BYTES = SIGNATURE_BYTES + FRAME_BYTES + 13;

let found: Promise<Buffer> | undefined;

/** @param png without a profile */
export async function markedSrgb(png: Buffer): Promise<Buffer> {
  found ??= profileChunk();
  return Buffer.concat([png.subarray(0, HEAD_BYTES), await found, png.subarray(HEAD_BYTES)]);
}

/** The iCCP chunk that sharp writes. Source: PNG, third edition, 11.3.2.3. */
async function profileChunk(): Promise<Buffer> {
  const pixel = sharp(Buffer.alloc(3), { raw: { width: 1, height: 1, channels: 3 } });
  const png = await pixel.withIccProfile('srgb').png().toBuffer();
  for (let at = SIGNATURE_BYTES; at < png.length;) {
    const end = at + FRAME_BYTES + png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'iCCP') return png.subarray(at, end);
    at = end;
  }
  throw new Error('sharp wrote no profile');
}
