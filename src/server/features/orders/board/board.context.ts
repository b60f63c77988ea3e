/** What the functions of the workshop's board share: dependencies, who changes pieces, and which. */
import type { ShopSettings } from '../../../../domain/settings/shop-settings.ts';
import type { OrderChangesDependencies } from '../changes/changes.context.ts';
import type { OrderNews } from '../order-news.ts';

export interface BoardDependencies extends Pick<
  OrderChangesDependencies,
  'database' | 'clock' | 'record' | 'stockLevels' | 'machineFiles'
> {
  orders: OrderChangesDependencies['orders'];
  news: OrderNews;
  /** As they are now. */
  settings(): ShopSettings;
}

/** A member of the staff. */
export interface Maker {
  staffId: string;
  /** For histories. */
  email: string;
  requestId: string;
}

/** A piece as a member saw it. */
export interface SeenPiece {
  id: string;
  version: number;
}
