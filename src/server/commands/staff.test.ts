/** The staff and the journal at a terminal. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/database/database.ts';
import { typed } from '../testing/command.ts';
import { readStaffCommand } from './arguments/staff-arguments.ts';

describe('a new shop', { timeout: 600_000 }, async () => {
  const { url } = await testDatabase();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'keepsake-staff-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: url,
    SECRET: 'x'.repeat(32),
    ORIGIN: 'http://localhost:4600',
  };
  const staff = (...args: string[]) => typed('staff', args, settings);
  const verify = () => typed('journal', ['verify'], settings);
  const onDatabase = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };

  test('gets its first owner, and keeps the last one', async () => {
    expect((await staff()).output).toContain('There is no staff yet');
    const invited = await staff('invite', 'mair@example.org', '--role', 'owner');
    expect(invited.output).toMatch(/http:\/\/localhost:4600\/office\/invitation#[\w-]{43}\n/);
    expect(invited.code).toBe(0);
    const link = await staff('link', 'mair@example.org');
    expect(link.output).toMatch(/^http:\/\/localhost:4600\/office\/enter#[\w-]{24}\nworks once/);
    expect((await staff('list')).output).toMatch(
      /^mair@example\.org {2}owner {2}invited until \d{4}-\d\d-\d\dT\d\d:\d\dZ\n$/,
    );
    expect(await staff('disable', 'mair@example.org')).toEqual({
      code: 1,
      output: 'mair@example.org is the last owner. Make another member an owner first.\n',
    });

    await staff('invite', 'tom@example.org', '--role', 'workshop');
    const role = await staff('role', 'tom@example.org', 'owner');
    expect(role.output).toBe('tom@example.org: workshop → owner\n');
    expect((await staff('disable', 'mair@example.org')).output).toBe(
      'mair@example.org: disabled\n',
    );
  });

  test('verifies its journal, and names the row that was changed', async () => {
    const unbroken = await verify();
    expect(unbroken.output).toMatch(/^The journal is unbroken: 5 rows, last hash [0-9a-f]{64}\n$/);
    expect(unbroken.code).toBe(0);
    await onDatabase(`ALTER TABLE journal DISABLE TRIGGER USER;
      UPDATE journal SET after = '{"role": "reader"}' WHERE number = 4`);
    expect(await verify()).toEqual({
      code: 1,
      output: 'The journal is broken: row 4 was changed.\n',
    });
  });
});

test.each([
  [['invite', 'mair@example.org'], '“” is not a role'],
  [['invite', 'mair@example.org', '--role', 'admin'], '“admin” is not a role'],
  [['invite', '--role', 'owner'], 'Name one member'],
  [['link', 'mair'], '“mair” is not an email address'],
  [['link', 'a@example.org', 'b@example.org'], 'Name one member'],
  [['role', 'a@example.org'], '“” is not a role'],
  [['disable', 'a@example.org', '--role', 'owner'], '--role belongs to invite'],
  [['list', 'all'], 'takes nothing else'],
  [['remove', 'a@example.org'], 'Use list'],
])('wrong usage is refused: %j', (args, message) => {
  expect(() => readStaffCommand(args)).toThrow(message);
});
