/** The delivery zones as the office and its journal name them. */
import type { DeliveryZoneName } from './delivery.ts';

export const ZONE_NAMES: Readonly<Record<DeliveryZoneName, string>> = {
  uk: 'England, Wales and the Scottish mainland',
  highlands: 'Scottish Highlands and Islands, Isles of Scilly',
  northernIreland: 'Northern Ireland',
  isleOfMan: 'Isle of Man',
  bfpo: 'British Forces (BFPO)',
  channelIslands: 'Channel Islands',
};
