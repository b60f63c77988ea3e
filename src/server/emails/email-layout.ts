/** The layout of every email, as HTML and as plain text with the same content. */
import { html } from './html.ts';
import type { Markup } from './html.ts';

export interface EmailParts {
  /** The shop, named above everything else. */
  head: { shop: string; origin: string };
  title: string;
  heading: string;
  /** A text with empty lines becomes several paragraphs; other line breaks stay. */
  paragraphs: readonly string[];
  /** The one call to action. */
  action?: { label: string; href: string };
  /** Content between the action and the footer: tables, addresses. Becomes lines in the plain text. */
  extra?: Markup;
  /** Small print, one line each. */
  footer: readonly string[];
}

export type PlainEmailParts = Omit<EmailParts, 'head' | 'title' | 'extra'> & {
  extra?: readonly string[];
};

const INK = 'color:#1f2a24';

export function emailPage({
  head,
  title,
  heading,
  paragraphs,
  action,
  extra,
  footer,
}: EmailParts): Markup {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body
        style="margin:0;background:#fbf8f3;font-family:Figtree,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;${INK}"
      >
        <div style="max-width:600px;margin:0 auto;padding:24px 20px 32px">
          <p style="margin:0 0 24px;padding:0 0 12px;border-bottom:1px solid #e4ddd0">
            <a
              href="${head.origin}"
              style="font-family:Fraunces,Georgia,serif;font-size:22px;font-weight:600;color:#1f4d3f;text-decoration:none"
              >${head.shop}</a
            >
          </p>
          <h1
            style="font-family:Fraunces,Georgia,serif;font-size:28px;line-height:1.2;margin:0 0 16px;${INK}"
          >
            ${heading}
          </h1>
          ${emailParagraphs(paragraphs)} ${action ? button(action) : ''} ${extra ?? ''}
          <p style="font-size:13px;color:#5a635d">${footer.map((line) => html`${line}<br />`)}</p>
        </div>
      </body>
    </html>`;
}

export function emailParagraphs(texts: readonly string[]): Markup {
  const paragraphs = texts.flatMap((text) => text.split(/\n{2,}/));
  return html`${paragraphs.map((text) => html`<p>${lines(text)}</p>`)}`;
}

const lines = (text: string): Markup[] =>
  text.split('\n').map((line, place) => (place === 0 ? html`${line}` : html`<br />${line}`));

export function emailHeading(text: string): Markup {
  return html`<h2 style="font-family:Fraunces,Georgia,serif;font-size:20px">${text}</h2>`;
}

export function plainEmail({
  heading,
  paragraphs,
  action,
  extra,
  footer,
}: PlainEmailParts): string {
  const blocks = [
    [heading],
    ...paragraphs.map((text) => [text]),
    ...(action ? [[`${action.label}:`, action.href]] : []),
    ...(extra ? [extra] : []),
    footer,
  ];
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}

const button = ({ label, href }: { label: string; href: string }): Markup =>
  html`<p>
    <a
      href="${href}"
      style="display:inline-block;background:#1f4d3f;color:#ffffff;padding:12px 20px;border-radius:12px;text-decoration:none"
      >${label}</a
    >
  </p>`;
