import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../api/query-client.ts';
import { Toasts } from '../../parts/toasts.tsx';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { Message } from '../../messages/message.ts';
import { AnswerForm } from './answer-form.tsx';

const ID = '0198c0de-0000-7000-8000-000000000002';
const THANKS = {
  id: '0198c0de-0000-7000-8000-000000000003',
  version: 1,
  name: 'Thanks',
  text: 'Thank you, {name}.',
};
const fetched = vi.fn<typeof fetch>();
const text = page.getByLabelText('Answer to Siân Price');
const send = page.getByRole('button', { name: 'Send and close' });

const messageOf = (id: string) =>
  ({ id, version: 1, sender: { name: 'Siân Price', email: 'sian@example.org' } }) as Message;
const tree = (id = ID) => (
  <QueryClientProvider client={queryClient}>
    <Toasts />
    <AnswerForm message={messageOf(id)} />
  </QueryClientProvider>
);
const isPost = ([, options]: Parameters<typeof fetch>) => options?.method === 'POST';

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () =>
    Response.json({ data: { templates: [THANKS], done: true } }),
  );
  signInAs('manager', 'messages.change');
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test('a half-written answer is there again after another page, and at no other message', async () => {
  const { rerender, unmount } = await render(tree());
  await text.fill('It left');
  await rerender(tree(THANKS.id));
  await expect.element(text).toHaveValue('');
  await unmount();
  await render(tree());
  await expect.element(text).toHaveValue('It left');
  await send.click();
  await expect.element(text).toHaveValue('');
});

test('what is typed outlives the choice of a template', async () => {
  await render(tree());
  await text.fill('It left');
  const template = page.getByRole('combobox', { name: 'Template' });
  await template.selectOptions('Thanks');
  await expect.element(text).toHaveValue('Thank you, Siân Price.');
  await text.fill('Thank you, Siân.');
  await template.selectOptions('No template');
  await expect.element(text).toHaveValue('It left');
  await template.selectOptions('Thanks');
  await expect.element(text).toHaveValue('Thank you, Siân.');
  await text.fill('');
  await template.selectOptions('No template');
  await text.fill('');
});

test('a double click sends an answer once, and nothing is refused', async () => {
  await render(tree());
  await text.fill('It left on Friday.');
  const button = send.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(page.getByText('Answered and closed')).toBeVisible();
  expect(fetched.mock.calls.filter(isPost)).toHaveLength(1);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
