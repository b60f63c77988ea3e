import { expect, test } from 'vitest';
import { memberState } from './member-state.ts';

const AT = '2026-11-25T09:00:00Z';
const invited = {
  email: 'nia@example.org',
  acceptedAt: null,
  disabledAt: null,
  invitation: { expiresAt: AT, isOpen: true },
};

test('who has not accepted is invited until the invitation runs out', () => {
  expect(memberState(invited)).toEqual({
    tag: 'Invited',
    tone: 'today',
    until: expect.stringContaining('25 Nov'),
    isInvited: true,
  });
});

test.each([{ expiresAt: AT, isOpen: false }, null])(
  'an invitation that has run out can be sent again: %j',
  (invitation) => {
    const state = memberState({ ...invited, invitation });
    expect(state).toMatchObject({ tag: 'Invitation ran out', isInvited: true });
  },
);

test('who has accepted is active, also when invited once more, and so is the demo owner', () => {
  expect(memberState({ ...invited, acceptedAt: AT })).toMatchObject({
    tag: 'Active',
    isInvited: false,
  });
  const demo = { ...invited, email: 'owner@keepsake.example', invitation: null };
  expect(memberState(demo).tag).toBe('Active');
});

test('who is disabled is that, whatever came before', () => {
  const state = memberState({ ...invited, disabledAt: AT });
  expect(state.tag).toContain('Disabled');
  expect(state.isInvited).toBe(false);
});
