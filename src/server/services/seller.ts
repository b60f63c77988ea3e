/** The seller that invoices name. */
import type { Config } from '../config.ts';
import type { InvoiceSeller } from '../../domain/money/issued-document.ts';

export const sellerOf = ({ shop }: Config): InvoiceSeller => ({
  ...shop,
  vatNumber: shop.vatRegistered ? shop.vatNumber : null,
});
