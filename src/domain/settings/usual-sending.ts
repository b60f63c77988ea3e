/** How parcels are sent until the office sets something else. */
import { USUAL_COLUMNS } from '../sending/sending-columns.ts';
import type { SendingSettings } from './shop-settings.ts';

export const USUAL_SENDING: SendingSettings = {
  service: '',
  serviceCode: '',
  packageSize: '',
  weightGrams: 0,
  carrier: 'evri',
  columns: USUAL_COLUMNS,
};
