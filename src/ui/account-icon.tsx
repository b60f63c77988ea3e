/** Icons that the account pages use, and parts that load later, so that other pages do not load them. */
import { LineIcon } from './icon.tsx';

const PATHS = {
  pin: 'M12 21c-4.5-4.6-7-8-7-11a7 7 0 0 1 14 0c0 3-2.5 6.4-7 11zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  lock: 'M5.5 11h13v9h-13zM8 11V8a4 4 0 0 1 8 0v3M12 14.5v2',
  shield: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2.2 2.2L15.2 10',
  key: 'M8 9.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 11l8.5-7M16 7l2.5 3M13.5 9l1.5 1.8',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  printer: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  exit: 'M14 4h5.5v16H14M4 12h10M10.5 8l4 4-4 4',
  calendar: 'M4.5 6h15v13.5h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8',
  onwards: 'M12 19V6M6.5 11L12 5.5 17.5 11M5 3.5h14',
  box: 'M4 8l8-4 8 4v8.5l-8 4-8-4zM4 8l8 4 8-4M12 12v8.5',
} as const;

export type AccountIconName = keyof typeof PATHS;

export function AccountIcon({ name, className }: { name: AccountIconName; className?: string }) {
  return <LineIcon path={PATHS[name]} className={className} />;
}
