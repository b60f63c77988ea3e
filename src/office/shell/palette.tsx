/** Ctrl K: pages, actions and records, found by typing and opened by Enter. */
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useModal } from '../parts/dialog.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { useFoundOptions } from '../parts/use-found-options.ts';
import { messageOf } from '../api/refusal.ts';
import { useMay, useMember } from '../session/session.ts';
import { findAll, type Found } from './find.ts';
import { SECURITY_PAGE, type OfficePage } from './pages.ts';
import { useRecords, type FoundRecords } from './records.ts';

interface Entry extends Found {
  group: string;
  icon: IconName;
  /** Of a record. */
  detail?: string;
  /** Whether it answers what was typed, and not what was typed before. */
  isCurrent: boolean;
  run: () => void;
}

export interface PaletteProps {
  pages: readonly OfficePage[];
  onClose: () => void;
  onKeys: () => void;
}

export function Palette({ pages, onClose, onKeys }: PaletteProps) {
  const box = useModal(onClose);
  const id = useId();
  const [typed, setTyped] = useState('');
  const records = useRecordEntries(typed);
  // Records come last, so that the chosen entry stays while they arrive.
  const found = [...findAll(useEntries(pages, onKeys), typed), ...records.entries];
  const said = saidOf(found.length, records);
  const open = (entry: Entry) => {
    onClose();
    entry.run();
  };
  const { chosen, onKeyDown, startAgain } = useFoundOptions({
    found,
    isCurrent: records.isCurrent,
    isReady: (entry) => entry.isCurrent,
    onOpen: open,
  });
  return (
    <dialog ref={box} className="palette" aria-label="Find anything">
      <div className="palette-in">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-found`}
          aria-activedescendant={chosen && `${id}-${chosen.key}`}
          aria-label="Find anything"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            startAgain();
          }}
        />
        <kbd>Esc</kbd>
      </div>
      <Results id={id} found={found} chosen={chosen} onChoose={open} />
      <p className={said === '' ? 'sr' : 'list-said soft'} role="status">
        {said}
      </p>
      <p className="palette-foot small soft">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> select
        </span>
        <span>
          <kbd>↵</kbd> open
        </span>
      </p>
    </dialog>
  );
}

interface ResultsProps {
  id: string;
  found: readonly Entry[];
  chosen: Entry | undefined;
  onChoose: (entry: Entry) => void;
}

function Results({ id, found, chosen, onChoose }: ResultsProps) {
  return (
    <div className="found" id={`${id}-found`} role="listbox" aria-label="Found">
      {[...Map.groupBy(found, ({ group }) => group)].map(([group, entries]) => (
        <div key={group} role="group" aria-label={group}>
          <p className="found-h" role="presentation">
            {group}
          </p>
          {entries.map((entry) => (
            // The field has the focus and handles the keys of the whole list.
            <button
              type="button"
              tabIndex={-1}
              key={entry.key}
              id={`${id}-${entry.key}`}
              role="option"
              aria-selected={entry === chosen}
              onClick={() => onChoose(entry)}
            >
              <span className="opt-ic">
                <Icon name={entry.icon} />
              </span>
              <span className="grow one-line">
                {entry.name} {entry.detail && <span className="small soft">{entry.detail}</span>}
              </span>
              {entry === chosen && <kbd>↵</kbd>}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

function saidOf(count: number, { isCurrent, error }: Pick<FoundRecords, 'isCurrent' | 'error'>) {
  if (error) return messageOf(error);
  if (!isCurrent) return 'Searching …';
  return count === 0 ? 'Nothing was found.' : '';
}

function useRecordEntries(typed: string) {
  const navigate = useNavigate();
  const { found, ...state } = useRecords(typed);
  const entries = found.map(({ to, ...record }): Entry => ({
    ...record,
    run: () => void navigate(to),
  }));
  return { entries, ...state };
}

/** Pages and actions, which are known without asking the server. */
function useEntries(pages: readonly OfficePage[], onKeys: () => void): Entry[] {
  const navigate = useNavigate();
  const may = useMay();
  const { isTablet } = useMember();
  const to = (address: string) => () => void navigate(address);
  const entries: Omit<Entry, 'isCurrent'>[] = [
    ...pages.map(({ path, name, icon }) => ({
      key: name.toLowerCase(),
      group: 'Pages',
      name,
      icon,
      run: to(path),
    })),
    ...(isTablet
      ? []
      : [
          {
            key: 'security',
            group: 'Pages',
            name: SECURITY_PAGE.name,
            also: 'password authenticator recovery codes passkeys pin sessions account sign in',
            icon: 'key',
            run: to(SECURITY_PAGE.path),
          } as const,
        ]),
    ...(may('orders.change')
      ? [
          {
            key: 'new-order',
            group: 'Actions',
            name: 'New order by phone or email',
            also: 'take telephone link pay create add',
            icon: 'plus',
            run: to('/office/orders/new'),
          } as const,
        ]
      : []),
    ...(may('staff.change')
      ? [
          {
            key: 'invite',
            group: 'Actions',
            name: 'Invite a member of the staff',
            also: 'new colleague person',
            icon: 'mail',
            run: to('/office/staff?invite'),
          } as const,
        ]
      : []),
    {
      key: 'keys',
      group: 'Actions',
      name: 'Show all keys',
      also: 'shortcuts keyboard help',
      icon: 'key',
      run: onKeys,
    },
  ];
  return entries.map((entry) => ({ ...entry, isCurrent: true }));
}
