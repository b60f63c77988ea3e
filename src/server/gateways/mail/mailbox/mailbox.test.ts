import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { smtpGateway } from '../mail.gateway.ts';
import { openMailbox } from './mailbox.ts';
import { registerMailbox } from './mailbox.page.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'mailbox-'));
const mailbox = await openMailbox(folder);
const gateway = smtpGateway({
  smtpUrl: mailbox.smtpUrl,
  from: 'Keepsake <hello@keepsake.example>',
});
const app = Fastify();
registerMailbox(app, mailbox);
afterAll(async () => {
  gateway.close();
  await mailbox.stop();
  await rm(folder, { recursive: true });
});

describe('the development mailbox', () => {
  test('stores an email sent over SMTP and shows it with its attachment', async () => {
    await gateway.send({
      to: 'sian@example.org',
      subject: 'Your order <1>',
      text: 'Diolch, Siân!',
      html: '<p>Diolch, <b>Siân</b>! <img src="cid:mug" alt=""></p>',
      messageId: '<order-1@keepsake.example>',
      attachments: [
        {
          filename: 'invoice.pdf',
          content: Buffer.from('%PDF-1.7'),
          contentType: 'application/pdf',
        },
        {
          filename: 'mug.png',
          content: Buffer.from('png'),
          contentType: 'image/png',
          contentId: 'mug',
        },
      ],
    });
    const [email] = await mailbox.letters();
    expect(email?.email.messageId).toBe('<order-1@keepsake.example>');
    expect(email?.email.text).toContain('Diolch, Siân!');

    const list = await app.inject('/mailbox');
    expect(list.body).toContain('Your order &lt;1&gt;');
    const page = await app.inject(`/mailbox/${email?.id}`);
    expect(page.body).toContain('invoice.pdf');
    const shown = await app.inject(`/mailbox/${email?.id}/html`);
    expect(shown.headers['content-security-policy']).toContain('sandbox');
    expect(shown.body).toContain(
      `src="data:image/png;base64,${Buffer.from('png').toString('base64')}"`,
    );
    const pdf = await app.inject(`/mailbox/${email?.id}/attachment/0`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.body).toBe('%PDF-1.7');
  });

  test('finds no email by a path or an unknown id', async () => {
    expect(await mailbox.letter('../../etc/passwd')).toBeNull();
    expect(await mailbox.letter('00000000-0000-7000-8000-000000000000')).toBeNull();
  });
});
