/** The shop's settings in the office: read, and changed group by group. */
import { isDeepStrictEqual } from 'node:util';
import { ShopError, type Violation } from '../../../domain/errors.ts';
import { companyProblems } from '../../../domain/settings/company-problems.ts';
import type {
  CompanySettings,
  SettingsGroup,
  ShopSettings,
} from '../../../domain/settings/shop-settings.ts';
import { SETTINGS_GROUPS } from '../../../domain/settings/shop-settings.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { bound } from '../../bound.ts';
import type { Database } from '../../database/connection/connection.ts';
import type { JournalActor, JournalService } from '../journal/journal.service.ts';
import type { LiveSettings } from './live-settings.ts';
import { journalChangeOf } from './settings.journal.ts';
import { settingsStore, withStored } from './settings.store.ts';

export interface SettingsDependencies {
  database: Database;
  clock: Clock;
  live: LiveSettings;
  /** The environment's, for groups that the office has not changed. */
  first: ShopSettings;
  record: JournalService['record'];
  bankHolidays(): Promise<readonly { date: string; division: string }[]>;
}

export interface SettingsEditor {
  actor: JournalActor;
  requestId: string;
  reason?: string;
  /** The version that the editor saw. */
  version: number;
}

export type SettingsVersions = Record<SettingsGroup, number>;

export interface FoundSettings {
  settings: ShopSettings;
  /** 0: never changed. */
  versions: SettingsVersions;
  /** Bank holidays, which are closed anyway, as plain dates. */
  holidays: readonly string[];
}

const SHOP_DIVISION = 'england-and-wales';

export type SettingsService = ReturnType<typeof settingsService>;

export function settingsService(dependencies: SettingsDependencies) {
  return bound(dependencies, {
    find: findSettings,
    change: changeSettings,
    changeCompany,
  });
}

/** Read from the database, so that a version always belongs to its values. */
export async function findSettings({
  database,
  first,
  bankHolidays,
}: SettingsDependencies): Promise<FoundSettings> {
  const stored = await settingsStore(database).all();
  const versions = Object.fromEntries(
    SETTINGS_GROUPS.map((group) => [
      group,
      stored.find(({ settingsGroup }) => settingsGroup === group)?.version ?? 0,
    ]),
  ) as SettingsVersions;
  const holidays = await bankHolidays();
  return {
    settings: withStored(first, stored),
    versions,
    holidays: holidays.filter(({ division }) => division === SHOP_DIVISION).map(({ date }) => date),
  };
}

/** Live in this process when it returns, and in the others within moments. Throws changedMeanwhile, and invalid for problems. */
export async function changeSettings<Group extends SettingsGroup>(
  { database, clock, live, first, record }: SettingsDependencies,
  group: Group,
  value: ShopSettings[Group],
  { actor, requestId, reason, version }: SettingsEditor,
  problemsSince: (before: ShopSettings[Group]) => readonly Violation[] = () => [],
): Promise<void> {
  const store = settingsStore(database);
  await database.transaction().execute(async (transaction) => {
    const stored = await store.find(transaction, group);
    if ((stored?.version ?? 0) !== version) throw new ShopError('changedMeanwhile');
    const before = withStored(first, stored ? [stored] : [])[group];
    if (isDeepStrictEqual(before, value)) return;
    const violations = problemsSince(before);
    if (violations.length > 0) throw new ShopError('invalid', { violations });
    const row = { settingsGroup: group, value, version: version + 1, changedAt: clock() };
    if (!(await store.save(transaction, row))) throw new ShopError('changedMeanwhile');
    await record(transaction, {
      actor,
      requestId,
      action: 'settings.change',
      subject: { kind: 'settings', id: group },
      ...journalChangeOf(group, {
        before,
        after: value,
        blanks: await store.blankNames(transaction),
      }),
      ...(reason && { reason }),
    });
  });
  await live.reload();
}

/** Throws changedMeanwhile, and invalid for numbers that cannot be real. */
export function changeCompany(
  dependencies: SettingsDependencies,
  company: CompanySettings,
  editor: SettingsEditor,
): Promise<void> {
  return changeSettings(dependencies, 'company', company, editor, (before) =>
    companyProblems(company, before),
  );
}
