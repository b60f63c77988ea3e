/** The values of settings as the journal records them. */
import { hourText } from '../../../domain/calendar/hour-text.ts';
import { formatPounds } from '../../../domain/money/money.ts';
import type { SettingsGroup, ShopSettings } from '../../../domain/settings/shop-settings.ts';
import type { JournalValues } from '../../database/column-values.ts';
import { standardText } from './standard-texts.ts';

type Described = { [Group in keyof ShopSettings]: (value: ShopSettings[Group]) => JournalValues };

const valuesOf: Described = {
  company: ({ address, ...rest }) => ({ ...rest, address: address.join(', ') }),
  delivery: ({ zones }) =>
    Object.fromEntries(
      zones.map(({ name, pricePence, extraDays }) => [
        name,
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
      .map(([process, names = []]) => `${process}: ${names.join(', ')}`)
      .join('; '),
  }),
  machines: ({ machines }) =>
    Object.fromEntries(
      machines.map(({ name, process, blanks, piecesADay, people }) => [
        name,
        [
          process,
          ...blanks,
          `${piecesADay} pieces a day`,
          people.length === 1 ? '1 person' : `${people.length} people`,
        ].join(', '),
      ]),
    ),
  sending: ({ columns, weightGrams, ...rest }) => ({
    ...rest,
    weight: `${weightGrams} g`,
    columns: columns
      .map(({ heading, field, text }) => `${heading}: ${field === 'text' ? text : field}`)
      .join(', '),
  }),
};

/** What the journal says of a change. */
export function journalChangeOf<Group extends SettingsGroup>(
  group: Group,
  before: ShopSettings[Group],
  after: ShopSettings[Group],
): { before: JournalValues; after: JournalValues } {
  const change = { before: valuesOf[group](before), after: valuesOf[group](after) };
  return group === 'emails' ? differingTexts(change) : change;
}

/** Only the texts that differ, with the standard text where there is no other. */
function differingTexts({ before, after }: { before: JournalValues; after: JournalValues }) {
  const keys = Object.keys({ ...before, ...after }).filter((key) => before[key] !== after[key]);
  const only = (values: JournalValues): JournalValues =>
    Object.fromEntries(keys.map((key) => [key, values[key] ?? standardText(key)]));
  return { before: only(before), after: only(after) };
}
