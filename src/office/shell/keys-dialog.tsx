/** All keys, behind “?”. */
import { Dialog } from '../parts/dialog.tsx';
import type { OfficePage } from './pages.ts';

const KEYS: readonly [string[], string][] = [
  [['Ctrl', 'K'], 'Find anything (⌘ K on a Mac)'],
  [['J'], 'Next row, or next order of the list'],
  [['K'], 'Row before, or order before'],
  [['X'], 'Select the row'],
  [['Enter'], 'Open the row'],
  [['/'], 'Search in the list'],
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
