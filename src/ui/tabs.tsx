/** A vertical list of tabs and the panel of the chosen one. */
import type { ReactNode } from 'react';
import { Tabs as Base } from '@base-ui/react/tabs';

export interface TabsProps {
  /** The id of the chosen tab. */
  chosen: string;
  onChoose: (id: string) => void;
  className: string;
  children: ReactNode;
}

export function Tabs({ chosen, onChoose, className, children }: TabsProps) {
  return (
    <Base.Root
      orientation="vertical"
      value={chosen}
      onValueChange={(id: string) => onChoose(id)}
      className={className}
    >
      {children}
    </Base.Root>
  );
}

export interface TabListProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** Arrow keys choose the tab that they reach. */
export function TabList({ label, className, children }: TabListProps) {
  return (
    <Base.List activateOnFocus aria-label={label} className={className}>
      {children}
    </Base.List>
  );
}

export interface TabProps {
  id: string;
  /** A mouse moves over a tab that is not chosen. */
  onHover: () => void;
  className: string;
  children: ReactNode;
}

export function Tab({ id, onHover, className, children }: TabProps) {
  return (
    <Base.Tab
      value={id}
      onPointerMove={({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse' && currentTarget.ariaSelected !== 'true') onHover();
      }}
      className={className}
    >
      {children}
    </Base.Tab>
  );
}

export interface TabPanelProps {
  /** The id of its tab. */
  id: string;
  className: string;
  children: ReactNode;
}

/** Not a stop of its own for Tab: it contains links. */
export function TabPanel({ id, className, children }: TabPanelProps) {
  return (
    <Base.Panel value={id} tabIndex={-1} className={className}>
      {children}
    </Base.Panel>
  );
}
