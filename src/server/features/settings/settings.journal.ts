/** The values of settings as the journal records them. */
import { processName } from '../../../domain/catalogue/process-names.ts';
import { hourText } from '../../../domain/calendar/hour-text.ts';
import { ZONE_NAMES } from '../../../domain/delivery/zone-names.ts';
import { formatPounds } from '../../../domain/money/money.ts';
import { SENDING_FIELDS } from '../../../domain/sending/sending-columns.ts';
import type { SettingsGroup, ShopSettings } from '../../../domain/settings/shop-settings.ts';
import type { JournalValues } from '../../database/column-values.ts';
import { standardText } from './standard-texts.ts';

/** The names of blanks by their slugs. */
export type BlankNames = ReadonlyMap<string, string>;

type Described = {
  [Group in keyof ShopSettings]: (value: ShopSettings[Group], blanks: BlankNames) => JournalValues;
};

const valuesOf: Described = {
  company: ({ address, ...rest }) => ({ ...rest, address: address.join(', ') }),
  delivery: ({ zones }) =>
    Object.fromEntries(
      zones.map(({ name, pricePence, extraDays }) => [
        ZONE_NAMES[name],
        `${formatPounds(pricePence)}, ${extraDays} extra days`,
      ]),
    ),
  dispatch: ({ cutOffHour, closed }) => ({
    cutOff: hourText(cutOffHour),
    closed: closed.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join(', '),
  }),
  notice: (notice) => ({ ...notice }),
  emails: ({ texts }) => ({ ...texts }),
  workshop: ({ bins, lookAtPhotographs, lookAtChangedDesigns, stages }) => ({
    bins: String(bins),
    lookAtPhotographs,
    lookAtChangedDesigns,
    stages: Object.entries(stages)
      .map(([process, names = []]) => `${processName(process)}: ${names.join(', ')}`)
      .join('; '),
  }),
  machines: ({ machines }, blankNames) =>
    Object.fromEntries(
      machines.map(({ name, process, blanks, piecesADay, people }) => [
        name,
        [
          processName(process),
          ...blanks.map((slug) => blankNames.get(slug) ?? slug),
          `${piecesADay} pieces a day`,
          people.length === 1 ? '1 person' : `${people.length} people`,
        ].join(', '),
      ]),
    ),
  sending: ({ columns, weightGrams, ...rest }) => ({
    ...rest,
    weight: `${weightGrams} g`,
    columns: columns
      .map(
        ({ heading, field, text }) =>
          `${heading}: ${field === 'text' ? text : SENDING_FIELDS[field]}`,
      )
      .join(', '),
  }),
};

interface SettingsChange<Group extends SettingsGroup> {
  before: ShopSettings[Group];
  after: ShopSettings[Group];
  blanks: BlankNames;
}

/** What the journal says of a change, in the words of the office. */
export function journalChangeOf<Group extends SettingsGroup>(
  group: Group,
  { before, after, blanks }: SettingsChange<Group>,
): { before: JournalValues; after: JournalValues } {
  const change = {
    before: valuesOf[group](before, blanks),
    after: valuesOf[group](after, blanks),
  };
  return group === 'emails' ? differingTexts(change) : change;
}

/** Only the texts that differ, with the standard text where there is no other. */
function differingTexts({ before, after }: { before: JournalValues; after: JournalValues }) {
  const keys = Object.keys({ ...before, ...after }).filter((key) => before[key] !== after[key]);
  const only = (values: JournalValues): JournalValues =>
    Object.fromEntries(keys.map((key) => [key, values[key] ?? standardText(key)]));
  return { before: only(before), after: only(after) };
}
