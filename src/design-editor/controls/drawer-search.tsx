/** Searches the drawings or the symbols while it is typed. */
import { Icon } from '../../ui/icon.tsx';
import { INPUT_CLASS } from '../../ui/forms/input-class.ts';

export interface DrawerSearchProps {
  label: string;
  searched: string;
  onSearch: (searched: string) => void;
}

const LONGEST = 40;

export function DrawerSearch({ label, searched, onSearch }: DrawerSearchProps) {
  return (
    <div className="editor-search">
      <Icon name="search" className="size-5" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={LONGEST}
        enterKeyHint="search"
        autoComplete="off"
        value={searched}
        onChange={(event) => onSearch(event.currentTarget.value)}
        className={INPUT_CLASS}
      />
    </div>
  );
}
