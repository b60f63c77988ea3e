/** Above a list: its views as tabs, and the search. */
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router';
import { Icon } from '../parts/icon.tsx';
import type { ListAddress } from './list-address.ts';

export interface View {
  /** In the address; '' is the first. */
  key: string;
  name: string;
  count?: number | undefined;
  /** Counts from here on are shown as “99+”. */
  most?: number;
  tone?: 'late' | 'today' | 'ask';
  /** Of a view with more filters than its key. */
  address?: string;
}

export function Views({ views, current }: { views: readonly View[]; current: string }) {
  return (
    <nav className="tabs" aria-label="Views">
      {views.map(({ key, name, count, most = Infinity, tone = '', address }) => (
        <Link
          key={key}
          to={address ?? (key === '' ? '?' : `?view=${key}`)}
          aria-current={key === current ? 'page' : undefined}
        >
          {name}
          {count !== undefined && count > 0 && (
            <span className={`n ${tone}`}>{count < most ? count : `${most - 1}+`}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}

const PAUSE_MS = 250;

export interface SearchFieldProps {
  address: ListAddress;
  label: string;
  placeholder: string;
  field: RefObject<HTMLInputElement | null>;
}

/** Searches after a short pause in typing. */
export function SearchField({ address, label, placeholder, field }: SearchFieldProps) {
  const inAddress = address.get('q');
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  // Back and the tabs change the address without typing.
  if (seen !== inAddress) {
    setSeen(inAddress);
    if (typed.trim() !== inAddress) setTyped(inAddress);
  }
  const { set } = address;
  useEffect(() => {
    if (typed.trim() === inAddress) return;
    const timer = setTimeout(() => set({ q: typed.trim() }, true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, inAddress, set]);
  return (
    <label className="search">
      <Icon name="search" size="small" />
      <span className="sr">{label}</span>
      <input
        ref={field}
        type="search"
        placeholder={placeholder}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <kbd>/</kbd>
    </label>
  );
}

export function Tools({ children }: { children: ReactNode }) {
  return <div className="tools">{children}</div>;
}

/** A filter that is on, and the button that takes it off. */
export function FilterChip({
  name,
  value,
  onRemove,
}: {
  name: string;
  value: string;
  onRemove: () => void;
}) {
  return (
    <span className="chip">
      <span className="chip-text">
        {name}: <b>{value}</b>
      </span>
      <button
        type="button"
        className="x"
        aria-label={`Remove the filter ${name}`}
        onClick={onRemove}
      >
        <Icon name="close" size="small" />
      </button>
    </span>
  );
}

export interface FilterSelectProps {
  label: string;
  /** '' is the option that filters nothing. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  return (
    <label className="filter-select">
      <span className="sr">{label}</span>
      <select
        className="input"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
