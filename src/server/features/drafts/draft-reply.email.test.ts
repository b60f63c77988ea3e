/** Each text of the emails about shared designs can be changed, and knows what the office says it knows. */
import { expect, test } from 'vitest';
import { markedTexts, markOf, textsOfEmail } from '../../testing/marked-texts.ts';
import { draftReplyEmail } from './draft-reply.email.ts';

const sender = {
  shop: {
    name: 'Keepsake',
    legalName: 'Keepsake Ltd',
    address: ['Ludlow'],
    email: 'hello@keepsake.example',
    phone: '01632 960 123',
    companyNumber: '1',
  },
  origin: 'https://keepsake.example',
  texts: markedTexts,
};

test.each(['approved', 'change'] as const)('all texts of “%s” are used', (decision) => {
  const write = (from: string, customerEmail: string | null) =>
    draftReplyEmail({
      ...sender,
      product: { slug: 'mug', name: 'Mug' },
      reply: {
        id: 'r',
        decision,
        from,
        message: '',
        draftId: 'd',
        draftName: 'For Mam',
        productId: 'p',
        tellEmail: 'huw@example.org',
        customerEmail,
      },
    });
  const emails = [write('', 'sian@example.org'), write('Huw', 'sian@example.org'), write('', null)];
  const said = emails.map((email) => `${email.subject}\n${email.text}`).join('\n');
  for (const text of textsOfEmail(decision)) expect(said).toContain(markOf(text));
  expect(said).not.toContain('{{');
});
