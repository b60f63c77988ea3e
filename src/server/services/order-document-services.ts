/** The documents of orders, and the emails that carry them. */
import { confirmationService } from '../features/order-emails/confirmation.service.ts';
import { invoicesService } from '../features/invoices/invoices.service.ts';
import { orderNewsService } from '../features/order-emails/order-news.service.ts';
import { proofsService } from '../features/workshop/proofs/proofs.service.ts';
import type { Surroundings } from './surroundings.ts';
import type { DesignServices } from './design-services.ts';
import type { OrderServices } from './order-services.ts';
import type { FontUsers } from './font-users.ts';
import { sellerOf } from './seller.ts';

export type OrderDocumentServices = ReturnType<typeof orderDocumentServices>;

export function orderDocumentServices(
  { config, shop, texts, database, clock, outside, secret }: Surroundings,
  { artwork }: DesignServices,
  { orders, payLinks }: OrderServices,
  { fonts }: FontUsers,
) {
  const { origin } = config;
  const proofs = proofsService({ database, clock, artwork });
  const invoices = invoicesService({ database, clock, orders, fonts, secret, origin });
  const orderNews = orderNewsService({
    database,
    clock,
    orders,
    proofs,
    fonts,
    seller: () => sellerOf(shop),
    origin,
    texts,
    payLinks,
    mail: outside.mail,
  });
  const confirmations = confirmationService({
    database,
    clock,
    orders,
    proofs,
    mail: outside.mail,
    fonts,
    shopName: () => shop.name,
    origin,
    texts,
  });
  return { proofs, invoices, orderNews, confirmations };
}
