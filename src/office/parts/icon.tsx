/** The office's line icons, on a 24 px grid. */

const PATHS = {
  today: 'M4 5.5h16v14H4zM4 9.5h16M8 3.5v4M16 3.5v4M8.5 14.5l2.2 2.2 4.8-4.4',
  orders: 'M6 3.5h12v17l-3-1.8-3 1.8-3-1.8-3 1.8zM9 8h6M9 12h6',
  review: 'M3.5 6h17v12h-17zM3.5 10h17M12 13v2.2M12 16.6v.1',
  workshop: 'M4.5 8h15v11.5h-15zM8 8V4.5h8V8M8 12.5h3.5v3H8zM14 12.5h2M14 15.5h2',
  staff: 'M8 10.5a4 4 0 1 1 3.7 4L10 16H8v2H6v2H3.5v-3.2l4.7-4.7A4 4 0 0 1 8 10.5zM14.5 8h.1',
  customers: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20a7.5 7.5 0 0 1 15 0',
  journal: 'M6 3.5h12.5v17H6a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM4 17.5h14.5M8.5 7.5H14M8.5 11H14',
  jobs: 'M12 4v4M12 16v4M4 12h4M16 12h4M6.3 6.3l2.9 2.9M14.8 14.8l2.9 2.9M17.7 6.3l-2.9 2.9M9.2 14.8l-2.9 2.9',
  more: 'M5.5 12h.1M12 12h.1M18.5 12h.1',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  delete: 'M9 5.5h11.5v13H9L3.5 12zM12 9.5l5 5M17 9.5l-5 5',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  filter: 'M4 6h16M7 12h10M10 18h4',
  up: 'M12 20V5M6 11l6-6 6 6',
  down: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
  'sort-down': 'M12 4v15M6 13l6 6 6-6',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-up': 'M6 15l6-6 6 6',
  'chevron-right': 'M9 6l6 6-6 6',
  'chevron-left': 'M15 6l-6 6 6 6',
  key: 'M8 8.5a4.5 4.5 0 1 0 4.3 6H15v2.5h3V14.5h2.5v-3H12.3a4.5 4.5 0 0 0-4.3-3zM8 13h.1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 4l9 16H3zM12 10v4.5M12 17v.1',
  refund: 'M8 5L4 9l4 4M4 9h9.5a5.5 5.5 0 0 1 0 11H9',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.5v.5',
  print: 'M7 9V4h10v5M7 17H4V9.5h16V17h-3M7 14h10v6.5H7z',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  note: 'M5 4h14v11l-5 5H5zM14 20v-5h5',
  hold: 'M8.5 5v14M15.5 5v14',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 8.5v7M11 8.5v7M14 8.5v7M16.5 8.5v7',
  van: 'M2.5 6.5h11v10h-11zM13.5 10h4l4 3.5v3h-8M6.5 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9h.5',
  design: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  reports: 'M4 20h16M6.5 17v-5M12 17V6M17.5 17V9',
  settings: 'M4 7h9M17 7h3M15 4.8v4.4M4 17h3M11 17h9M9 14.8v4.4',
  stock: 'M3.5 4v16.5M20.5 4v16.5M3.5 10h17M3.5 18h17M7 10V6h4v4M13 18v-4h4v4',
};

export type IconName = keyof typeof PATHS;

export interface IconProps {
  name: IconName;
  /** 16, 18 or 24 px. */
  size?: 'small' | 'medium' | 'large';
}

const SIZES = { small: 'i i-s', medium: 'i', large: 'i i-l' };

/** Decoration only: a control without text needs its own label. */
export function Icon({ name, size = 'medium' }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={SIZES[size]}>
      <path d={PATHS[name]} strokeWidth={name === 'more' ? 3 : undefined} />
    </svg>
  );
}
