import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../api/query-client.ts';
import { AcceptByPassword } from './accept-by-password.tsx';
import type { Invitation } from './accepted.ts';

const invitation: Invitation = {
  email: 'nia@example.org',
  role: 'support',
  expiresAt: '2026-11-29T15:00:00Z',
  needsCode: true,
  authenticator: {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Keepsake:nia@example.org?secret=JBSWY3DPEHPK3PXP',
    qr: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    offer: 'sealed',
  },
};

test('the phone that shows the authenticator can open it, and its key can be copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await render(
    <QueryClientProvider client={queryClient}>
      <AcceptByPassword token="token" invitation={invitation} onAccepted={() => {}} />
    </QueryClientProvider>,
  );
  await expect
    .element(page.getByRole('link', { name: 'Open in an authenticator on this phone' }))
    .toHaveAttribute('href', invitation.authenticator.uri);
  await page.getByRole('button', { name: 'Copy the key' }).click();
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('JBSWY3DPEHPK3PXP');
});
