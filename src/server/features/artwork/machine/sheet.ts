/** A print sheet: pixels onto which pictures are composited. */

/** RGBA, premultiplied. */
export interface Sheet {
  data: Buffer;
  width: number;
  height: number;
}

/** A picture entirely within the sheet. Premultiplied; opaque if it has three channels. */
export interface LaidPicture {
  data: Buffer;
  width: number;
  height: number;
  channels?: 3 | 4;
  left: number;
  top: number;
}

export function newSheet(width: number, height: number): Sheet {
  return { data: Buffer.alloc(width * height * 4), width, height };
}

export function layOver(sheet: Sheet, picture: LaidPicture): void {
  const { data, width, height, channels = 4, left, top } = picture;
  const onto = sheet.data;
  let from = 0;
  for (let row = 0; row < height; row += 1) {
    let to = ((top + row) * sheet.width + left) * 4;
    for (const end = to + width * 4; to < end; to += 4, from += channels) {
      const alpha = channels === 3 ? 255 : data[from + 3]!;
      if (alpha === 0) continue;
      if (alpha === 255) {
        onto[to] = data[from]!;
        onto[to + 1] = data[from + 1]!;
        onto[to + 2] = data[from + 2]!;
        onto[to + 3] = 255;
        continue;
      }
      const through = (255 - alpha) / 255;
      for (let channel = 0; channel < 4; channel += 1)
        onto[to + channel] = Math.round(data[from + channel]! + onto[to + channel]! * through);
    }
  }
}
