import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../api/query-client.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { LineFiles, type LineOfFiles } from './line-files.tsx';

const SHEET = {
  kind: 'jobSheet',
  widthMm: 210,
  heightMm: 297,
  sizeBytes: 1,
  address: '/sheet.pdf',
};

const show = (line: Pick<LineOfFiles, 'files' | 'awaitedFiles'>) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <LineFiles line={{ name: 'Mug', ...line }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('says that machine files are being made', async () => {
  signInAs('owner', 'jobs.see');
  await show({ files: [], awaitedFiles: 'making' });
  await expect.element(page.getByText('The machine files are being made.')).toBeVisible();
});

test('says that they have failed, with the way to the reason', async () => {
  signInAs('owner', 'jobs.see');
  await show({ files: [], awaitedFiles: 'failed' });
  await expect.element(page.getByText('Machine files failed')).toBeVisible();
  const link = page.getByRole('link', { name: 'Failed jobs, files of Mug' });
  await expect.element(link).toHaveAttribute('href', '/office/jobs');
});

test('says nothing beside files that are made', async () => {
  signInAs('owner', 'jobs.see');
  await show({ files: [SHEET], awaitedFiles: null });
  await expect.element(page.getByRole('link', { name: 'Job sheet of Mug' })).toBeVisible();
  await expect.element(page.getByText(/machine files/i)).not.toBeInTheDocument();
});
