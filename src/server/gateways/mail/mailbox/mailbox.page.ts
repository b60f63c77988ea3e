/** Shows the development mailbox: a list of emails, each email, and its attachments. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Email } from 'postal-mime';
import { ShopError } from '../../../../domain/errors.ts';
import { escapeHtml, html } from '../../../emails/html.ts';
import type { Markup } from '../../../emails/html.ts';
import type { StoredEmails } from './mailbox.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1f2a24;background:#fbf8f3}
a{color:#1f4d3f}li{margin:.75rem 0}time{color:#5a635d}pre{white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;height:70vh;border:1px solid #ccc;background:#fff}dt{font-weight:600}dd{margin:0 0 .5rem}`;
// An email is shown unchanged, but may run no scripts and load nothing from elsewhere.
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; sandbox allow-popups; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export function registerMailbox(app: FastifyInstance, mailbox: StoredEmails): void {
  app.get('/mailbox', async (_, reply) => {
    return sendPage(reply, 'Mailbox', listOf(await mailbox.letters()));
  });

  app.get<{ Params: { id: string } }>('/mailbox/:id', async ({ params }, reply) => {
    const { email } = await known(mailbox, params.id);
    return sendPage(reply, email.subject ?? 'Email', emailView(params.id, email));
  });

  app.get<{ Params: { id: string } }>('/mailbox/:id/html', async ({ params }, reply) => {
    const { email } = await known(mailbox, params.id);
    return reply
      .header('content-security-policy', LETTER_POLICY)
      .type('text/html; charset=utf-8')
      .send(inlinePictures(email));
  });

  app.get<{ Params: { id: string; place: string } }>(
    '/mailbox/:id/attachment/:place',
    async ({ params }, reply) => {
      const file = enclosed((await known(mailbox, params.id)).email)[Number(params.place)];
      if (!file) throw new ShopError('notFound');
      return reply.type(file.mimeType).send(bytesOf(file.content));
    },
  );
}

function listOf(emails: readonly { id: string; email: Email }[]): Markup {
  const items = emails.map(
    ({ id, email }) =>
      html`<li>
        <a href="/mailbox/${id}">${email.subject ?? '(no subject)'}</a><br />to ${recipients(email)}
        <time>${email.date ?? ''}</time>
      </li>`,
  );
  return html`<h1>Mailbox</h1>
    <p>Emails the shop has sent. Set SMTP_URL to deliver them instead.</p>
    ${
      items.length > 0
        ? html`<ul>
            ${items}
          </ul>`
        : html`<p>Nothing has been sent yet.</p>`
    }`;
}

function emailView(id: string, email: Email): Markup {
  const attachments = enclosed(email).map(
    (file, place) =>
      html`<li>
        <a href="/mailbox/${id}/attachment/${place}"
          >${file.filename ?? `attachment ${place + 1}`}</a
        >
      </li>`,
  );
  return html`<p><a href="/mailbox">Mailbox</a></p>
    <h1>${email.subject ?? ''}</h1>
    <dl>
      <dt>From</dt>
      <dd>${email.from?.address ?? ''}</dd>
      <dt>To</dt>
      <dd>${recipients(email)}</dd>
    </dl>
    ${
      attachments.length > 0
        ? html`<h2>Attachments</h2>
            <ul>
              ${attachments}
            </ul>`
        : html``
    }
    ${
      email.html
        ? html`<h2>As a page</h2>
            <iframe title="The email as a page" src="/mailbox/${id}/html"></iframe>`
        : html``
    }
    <h2>As plain words</h2>
    <pre>${email.text ?? ''}</pre>`;
}

async function known(mailbox: StoredEmails, id: string) {
  const letter = await mailbox.letter(id);
  if (!letter) throw new ShopError('notFound');
  return letter;
}

const recipients = ({ to = [] }: Email): string => to.map(({ address }) => address).join(', ');

/** Pictures embedded in the email are not listed as attachments. */
const enclosed = ({ attachments }: Email) =>
  attachments.filter(({ disposition }) => disposition !== 'inline');

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array);

/** Mail programs show `cid:` pictures from the email itself; a browser needs them as data URLs. */
function inlinePictures({ html: letter = '', attachments }: Email): string {
  return attachments.reduce((page, { contentId, mimeType, content }) => {
    if (!contentId) return page;
    return page.replaceAll(
      `cid:${contentId.replace(/^<|>$/g, '')}`,
      `data:${mimeType};base64,${bytesOf(content).toString('base64')}`,
    );
  }, letter);
}

function sendPage(reply: FastifyReply, title: string, body: Markup) {
  return reply
    .header('content-security-policy', PAGE_POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body.toString()}</main></body></html>`,
    );
}
