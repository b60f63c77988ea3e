/** The seller that documents and emails name. */
import type { InvoiceSeller } from '../../domain/money/issued-document.ts';
import type { Shop } from './live-shop.ts';

/** As it is now. An order placed with VAT keeps the VAT number on its documents. */
export function sellerOf(shop: Shop, vatRegistered = shop.vatRegistered): InvoiceSeller {
  const { name, legalName, address, email, phone, companyNumber, vatNumber } = shop;
  return {
    name,
    legalName,
    address,
    email,
    phone,
    companyNumber,
    vatNumber: vatRegistered ? vatNumber : null,
  };
}
