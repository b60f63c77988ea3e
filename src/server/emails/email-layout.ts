/** The layout of every email, as HTML and as plain text with the same content. */
import {
  DISPLAY,
  emailButtons,
  emailLines,
  emailPanel,
  emailParagraphs,
  FONT,
  INK,
  LINE,
  smallPrint,
  SOFT,
  STYLE,
} from './email-blocks.ts';
import type { EmailLink, EmailPanel } from './email-blocks.ts';
import { courseLine, emailCourse } from './email-course.ts';
import type { EmailCourse } from './email-course.ts';
import { html } from './html.ts';
import type { Markup } from './html.ts';
import { SHOP_MARK, shopMark } from './shop-mark.ts';
import type { EmailAttachment } from './shop-mark.ts';

export interface EmailContent {
  /** The shop, named above everything else. */
  head: { shop: string; origin: string };
  /** Become links wherever a text names them. */
  contact?: readonly EmailLink[];
  subject: string;
  /** Shown after the subject in lists of mails, not in the email. */
  preheader?: string;
  heading: string;
  /** Tinted, below the heading. */
  panel?: EmailPanel;
  /** Below the panel. */
  course?: EmailCourse;
  /** A text with empty lines becomes several paragraphs; other line breaks stay. */
  paragraphs: readonly string[];
  /** Calls to action; the first stands out. */
  actions?: readonly EmailLink[];
  /** Small print below the actions. */
  notes?: readonly string[];
  /** Tables and addresses below: as HTML, and as the same lines of plain text. */
  extra?: { markup: Markup; lines: readonly string[] };
  /** Small print about the shop, one line each. */
  footer: readonly string[];
  attachments?: readonly EmailAttachment[];
}

export interface ComposedEmail {
  subject: string;
  html: string;
  text: string;
  /** Those of the content, and the shop's mark. */
  attachments: EmailAttachment[];
}

export function composeEmail(content: EmailContent): ComposedEmail {
  return {
    subject: content.subject,
    html: emailPage(content).toString(),
    text: plainEmail(content),
    attachments: [...(content.attachments ?? []), SHOP_MARK],
  };
}

function emailPage(content: EmailContent): Markup {
  const { head, subject, preheader, footer, contact = [] } = content;
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body
        class="ground"
        bgcolor="#f3ede2"
        style="margin:0;padding:0;background:#f3ede2;${FONT};${INK}"
      >
        ${preheader ? html`<div style="display:none;max-height:0;overflow:hidden">${preheader}</div>` : ''}
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          class="ground"
          bgcolor="#f3ede2"
          style="background:#f3ede2"
        >
          <tr>
            <td align="center" style="padding:20px 12px 32px">
              <!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;text-align:left"
              >
                <tr>
                  <td style="padding:0 8px 16px">${header(head)}</td>
                </tr>
                <tr>
                  <td
                    class="card ink pad"
                    bgcolor="#ffffff"
                    style="background:#ffffff;border:1px solid ${LINE};border-radius:16px;padding:32px;${FONT};${INK}"
                  >
                    ${card(content)}
                  </td>
                </tr>
                <tr>
                  <td class="soft" style="padding:20px 8px 0;${FONT};font-size:13px;${SOFT}">
                    ${emailLines(footer, contact)}
                  </td>
                </tr>
              </table>
              <!--[if mso]></td></tr></table><![endif]-->
            </td>
          </tr>
        </table>
      </body>
    </html>`;
}

const header = ({ shop, origin }: EmailContent['head']): Markup =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td style="padding:0 10px 0 0">${shopMark()}</td>
      <td>
        <a
          href="${origin}"
          class="ink"
          style="${DISPLAY};font-size:24px;line-height:1.2;font-weight:600;text-decoration:none;${INK}"
          >${shop}</a
        >
      </td>
    </tr>
  </table>`;

function card({
  heading,
  panel,
  course,
  paragraphs,
  actions = [],
  notes = [],
  extra,
  contact = [],
}: EmailContent): Markup {
  return html`<h1 style="${DISPLAY};font-size:28px;line-height:1.2;margin:0 0 16px">${heading}</h1>
    ${panel ? emailPanel(panel) : ''} ${course ? emailCourse(course) : ''}
    ${emailParagraphs(paragraphs, contact)} ${emailButtons(actions)} ${smallPrint(notes, contact)}
    ${extra?.markup ?? ''}`;
}

function plainEmail({
  heading,
  panel,
  course,
  paragraphs,
  actions = [],
  notes = [],
  extra,
  footer,
}: EmailContent): string {
  const blocks = [
    [heading],
    ...(panel ? [[panel.title, panel.text]] : []),
    ...(course ? [[courseLine(course)]] : []),
    ...paragraphs.map((text) => [text]),
    ...actions.map(({ label, href }) => [`${label}:`, href]),
    ...notes.map((text) => [text]),
    ...(extra && extra.lines.length > 0 ? [extra.lines] : []),
    footer,
  ];
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}
