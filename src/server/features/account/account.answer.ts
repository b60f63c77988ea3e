/** The wire forms of a customer's profile and of what a search of the account found. */
import type { User } from '../../../contract/account/account.ts';
import { answerAddress } from '../addresses/addresses.answer.ts';
import { answerSummary } from '../orders/customers/customer-orders.answer.ts';
import { answerWishlistItem } from '../wishlist/wishlist.answer.ts';
import type { AccountService, OwnThings } from './account.service.ts';

export function answerUser({
  profile,
  orders,
  ...rest
}: Awaited<ReturnType<AccountService['me']>>): User {
  const { id, email, firstName, lastName, phone, mobile, marketing, keys } = profile;
  return {
    id,
    email,
    firstName,
    lastName,
    phone,
    mobile,
    marketing,
    keys,
    orders: orders.map(answerSummary),
    ...rest,
    profileUpdatedAt: profile.profileUpdatedAt?.toISOString() ?? null,
  };
}

export const answerThings = ({ orders, addresses, wishlist }: OwnThings) => ({
  orders: orders.map(answerSummary),
  addresses: addresses.map(answerAddress),
  wishlist: wishlist.map(answerWishlistItem),
});
