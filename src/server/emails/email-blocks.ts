/** The parts of an email’s page. Mail programs need tables and styles on each element. */
import { html } from './html.ts';
import type { Markup } from './html.ts';

export interface EmailLink {
  label: string;
  href: string;
}

export const FONT = 'font-family:Figtree,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5';
export const DISPLAY = 'font-family:Fraunces,Georgia,serif';
export const INK = 'color:#1f2a24';
export const SOFT = 'color:#55605a';
export const LINE = '#e3dbcd';
const BOTTLE = '#1f4d3f';

/** For phones and dark mode. Programs that ignore it show the styles of the elements. */
export const STYLE = `
h1,h2{text-wrap:balance}
p{text-wrap:pretty}
@media (max-width:520px){
.pad{padding:24px 20px!important}
.said{padding-top:12px!important}
.wide{display:block!important;width:100%!important;max-width:480px!important;height:auto!important;margin-right:0!important}
.row{width:96px!important;height:96px!important}
.half{width:44px!important;height:44px!important}
}
@media (max-width:360px){
.row{width:80px!important;height:80px!important}
.half{width:36px!important;height:36px!important}
.done{font-size:12px!important}
}
@media (prefers-color-scheme:dark){
.ground{background:#141a17!important}
.card{background:#1e2622!important;border-color:#39453f!important}
.ink{color:#f1ece2!important}
.soft{color:#b7c0ba!important}
.panel{background:#24392f!important}
.link{color:#9ad1ba!important}
.button{background:#2d6b58!important}
.quiet{border-color:#9ad1ba!important}
.rule{border-color:#39453f!important}
.done{border-color:#9ad1ba!important}
}`;

/** Ways to reach the shop, which become links wherever a text names them. */
export function contactLinks({ email, phone }: { email: string; phone: string }): EmailLink[] {
  return [
    { label: email, href: `mailto:${email}` },
    { label: phone, href: `tel:${phone.replaceAll(' ', '')}` },
  ].filter(({ label }) => label !== '');
}

/** A text with empty lines becomes several paragraphs; other line breaks stay. */
export function emailParagraphs(
  texts: readonly string[],
  contact: readonly EmailLink[] = [],
): Markup {
  const paragraphs = texts.flatMap((text) => text.split(/\n{2,}/));
  return html`${paragraphs.map(
    (text) => html`<p style="margin:0 0 16px">${emailLines(text.split('\n'), contact)}</p>`,
  )}`;
}

export function smallPrint(texts: readonly string[], contact: readonly EmailLink[]): Markup {
  const paragraphs = texts.flatMap((text) => text.split(/\n{2,}/));
  return html`${paragraphs.map(
    (text) =>
      html`<p class="soft" style="margin:0 0 12px;font-size:14px;${SOFT}">
        ${emailLines(text.split('\n'), contact)}
      </p>`,
  )}`;
}

export function emailLines(lines: readonly string[], contact: readonly EmailLink[] = []): Markup {
  return html`${lines.map((line, place) =>
    place === 0 ? linked(line, contact) : html`<br />${linked(line, contact)}`,
  )}`;
}

function linked(text: string, [way, ...others]: readonly EmailLink[]): Markup {
  if (!way) return unbroken(text);
  const [first = '', ...rest] = text.split(way.label);
  return html`${linked(first, others)}${rest.map(
    (part) => html`${textLink(way)}${linked(part, others)}`,
  )}`;
}

const ORDER_NUMBER = /(KS-[A-Z\d]{3}-[A-Z\d]{4})/;

const IN_A_DATE =
  /\b((?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*(?= \d)|\d{1,2}(?= (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))) /g;

/** Order numbers are not broken at their hyphens, nor dates. Every second part is a number. */
const unbroken = (text: string): Markup =>
  html`${text
    .replaceAll(IN_A_DATE, '$1\u{a0}')
    .split(ORDER_NUMBER)
    .map((part, place) =>
      place % 2 === 0 ? html`${part}` : html`<span style="white-space:nowrap">${part}</span>`,
    )}`;

export const textLink = ({ label, href }: EmailLink): Markup =>
  html`<a href="${href}" class="link" style="color:${BOTTLE}">${label}</a>`;

export function emailHeading(text: string): Markup {
  return html`<h2 style="${DISPLAY};font-size:20px;line-height:1.3;margin:28px 0 12px">
    ${text}
  </h2>`;
}

export interface EmailPanel {
  title: string;
  text: string;
}

/** What matters most, tinted. */
export function emailPanel({ title, text }: EmailPanel): Markup {
  const table = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;
  const said = html`<p
      style="${DISPLAY};font-size:22px;line-height:1.3;font-weight:600;margin:0 0 4px"
    >
      ${unbroken(title)}
    </p>
    <p style="font-size:15px;margin:0">${emailLines(text.split(/\n+/))}</p>`;
  return html`<table ${table}>
    <tr>
      <td
        class="panel ink"
        bgcolor="#e4ede7"
        style="background:#e4ede7;border-radius:12px;padding:16px 20px;${FONT};${INK}"
      >
        ${said}
      </td>
    </tr>
    <tr>
      <td style="font-size:0;line-height:0;height:20px">&nbsp;</td>
    </tr>
  </table>`;
}

/** The first stands out; they share a row where there is room. */
export function emailButtons(links: readonly EmailLink[]): Markup {
  if (links.length === 0) return html``;
  return html`<div style="margin:0 0 4px">${links.map(button)}</div>`;
}

function button({ label, href }: EmailLink, place: number): Markup {
  const isFirst = place === 0;
  const cell = isFirst ? `background:${BOTTLE};border:1px solid ${BOTTLE}` : 'border:1px solid';
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="display:inline-table;margin:0 12px 12px 0"
  >
    <tr>
      <td
        class="${isFirst ? 'button' : 'quiet'}"
        style="${cell};border-color:${BOTTLE};border-radius:12px;${FONT}"
      >
        <a
          href="${href}"
          class="${isFirst ? '' : 'link'}"
          style="display:inline-block;padding:12px 20px;font-weight:600;text-decoration:none;color:${
            isFirst ? '#ffffff' : BOTTLE
          }"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;
}
