import { describe, expect, test } from 'vitest';
import { isOwnerLeft } from './last-owner.ts';
import { isPermitted, isStaffRole, PERMISSIONS, STAFF_ROLES } from './permissions.ts';
import type { Permission, StaffRole } from './permissions.ts';

const permittedTo = (role: StaffRole): Permission[] =>
  PERMISSIONS.filter((permission) => isPermitted(role, permission));

describe('permissions of roles', () => {
  test('the owner has every permission', () => {
    expect(permittedTo('owner')).toEqual(PERMISSIONS);
  });

  test('a manager has every permission except to change the staff and the settings of the company', () => {
    const denied = PERMISSIONS.filter((permission) => !isPermitted('manager', permission));
    expect(denied).toEqual(['settings.change', 'staff.change']);
  });

  test('the workshop makes pieces and counts stock, and sees neither orders, people nor money', () => {
    expect(permittedTo('workshop')).toEqual([
      'production.see',
      'production.change',
      'stock.see',
      'stock.count',
    ]);
  });

  test('support changes orders, answers messages and makes small refunds', () => {
    expect(permittedTo('support')).toEqual([
      'orders.see',
      'orders.seePeople',
      'orders.seeMoney',
      'orders.change',
      'refunds.makeSmall',
      'stock.see',
      'customers.see',
      'messages.see',
      'messages.change',
      'settings.see',
    ]);
  });

  test('the accountant reads and exports the books and changes nothing', () => {
    expect(permittedTo('accountant')).toEqual([
      'orders.see',
      'orders.seePeople',
      'orders.seeMoney',
      'stock.see',
      'reports.see',
      'invoices.export',
      'journal.see',
    ]);
  });

  test('a reader changes nothing and sees no people', () => {
    expect(permittedTo('reader')).toEqual([
      'orders.see',
      'orders.seeMoney',
      'production.see',
      'catalogue.see',
      'stock.see',
      'reports.see',
    ]);
  });

  test('whoever sees reports sees money, which is in them', () => {
    const seers = STAFF_ROLES.filter((role) => isPermitted(role, 'reports.see'));
    expect(seers).toEqual(['owner', 'manager', 'accountant', 'reader']);
    expect(seers.filter((role) => !isPermitted(role, 'orders.seeMoney'))).toEqual([]);
  });

  test('only these words are roles', () => {
    expect(STAFF_ROLES.every(isStaffRole)).toBe(true);
    expect(['', 'Owner', 'admin', 'toString'].some(isStaffRole)).toBe(false);
  });
});

describe('the last owner', () => {
  test('cannot be disabled or get a lower role', () => {
    expect(isOwnerLeft(['mair'], 'mair')).toBe(false);
  });

  test('is not affected by changes of other members', () => {
    expect(isOwnerLeft(['mair'], 'tom')).toBe(true);
  });

  test('is not the only one while there is another owner', () => {
    expect(isOwnerLeft(['mair', 'tom'], 'mair')).toBe(true);
  });
});
