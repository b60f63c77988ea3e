/** All keys, behind “?”. */
import { Dialog } from '../parts/dialog.tsx';
import type { OfficePage } from './pages.ts';

const KEYS: readonly [string[], string][] = [
  [['Ctrl', 'K'], 'Find anything (⌘ K on a Mac)'],
  [['J'], 'Next row or ticket, or next order of the list'],
  [['K'], 'Row or ticket before, or order before'],
  [['X'], 'Select the row or ticket'],
  [['Enter'], 'Open the row, or the order of the ticket'],
  [['/'], 'Search in the list'],
  [['Z'], 'Take back what was just done'],
  [['↑', '↓', '←', '→'], 'Next ticket of the board; with Shift it is selected too'],
  [['M'], 'Move the selected tickets to another column'],
  [['A'], 'Approve the selected designs that are to be approved'],
  [['?'], 'Show these keys'],
];

export function KeysDialog({
  pages,
  onClose,
}: {
  pages: readonly OfficePage[];
  onClose: () => void;
}) {
  const rows = [
    ...KEYS,
    ...pages.map(({ key, name }): [string[], string] => [['G', key.toUpperCase()], name]),
  ];
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className="body facts-left">
        {rows.map(([keys, meaning]) => (
          <div key={meaning} className="contents">
            <dt className="row">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
