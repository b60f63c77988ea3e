/** The shop's mark, embedded in each email: many mail programs show no pictures from elsewhere. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { html } from './html.ts';
import type { Markup } from './html.ts';

/** As `MailAttachment` of the mail gateway. */
export interface EmailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
  contentId?: string;
}

const CONTENT_ID = 'shop-mark';
const SIZE_PX = 40;

/** Drawn from the storefront's icon by tools/assets/draw-icons.ts. */
export const SHOP_MARK: EmailAttachment = {
  filename: 'mark.png',
  content: readFileSync(path.join(import.meta.dirname, 'shop-mark.png')),
  contentType: 'image/png',
  contentId: CONTENT_ID,
};

/** Without a description, because the shop's name is beside it. */
export const shopMark = (): Markup =>
  html`<img
    src="cid:${CONTENT_ID}"
    width="${SIZE_PX}"
    height="${SIZE_PX}"
    alt=""
    style="display:block;border:0"
  />`;
