/** The settings that the office has changed, by group. */
import type { ShopSettings, SettingsGroup } from '../../../domain/settings/shop-settings.ts';
import type { Database, Row, Transaction } from '../../database/connection/connection.ts';
import { toJson } from '../../database/json.ts';

/** The value of a group is as its call has checked it. */
export type StoredSettings = Row<'shopSetting'>;

export function settingsStore(database: Database) {
  return {
    /** Groups that were never changed are missing. */
    all: (): Promise<StoredSettings[]> => database.selectFrom('shopSetting').selectAll().execute(),

    find: (transaction: Transaction, group: SettingsGroup): Promise<StoredSettings | undefined> =>
      transaction
        .selectFrom('shopSetting')
        .selectAll()
        .where('settingsGroup', '=', group)
        .executeTakeFirst(),

    /** By slug. */
    async blankNames(transaction: Transaction): Promise<Map<string, string>> {
      const blanks = await transaction.selectFrom('blank').select(['slug', 'name']).execute();
      return new Map(blanks.map(({ slug, name }) => [slug, name]));
    },

    /** False if another writer was faster, so that the version is no longer the one before this. */
    async save(
      transaction: Transaction,
      { settingsGroup, value, version, changedAt }: StoredSettings,
    ): Promise<boolean> {
      const changed = { value: toJson(value), version, changedAt };
      const saved = await transaction
        .insertInto('shopSetting')
        .values({ settingsGroup, ...changed })
        .onConflict((conflict) =>
          conflict
            .column('settingsGroup')
            .doUpdateSet(changed)
            .where('shopSetting.version', '=', version - 1),
        )
        .returning('version')
        .executeTakeFirst();
      return saved !== undefined;
    },
  };
}

/** The settings from the environment, with each group that the office has stored in its place. */
export const withStored = (first: ShopSettings, stored: readonly StoredSettings[]): ShopSettings =>
  ({
    ...first,
    ...Object.fromEntries(
      stored.map(({ settingsGroup, value }) => [
        settingsGroup,
        // A group stored by an older version lacks what has been added to it since.
        { ...first[settingsGroup], ...value },
      ]),
    ),
  }) satisfies ShopSettings;
