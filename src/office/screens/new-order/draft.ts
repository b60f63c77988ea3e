/** What a member has filled in for a customer, until the order is placed. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import { MAX_LINE_QUANTITY } from '../../../domain/cart/cart.ts';
import type { CallRequest } from '../../api/call.ts';

export type Product = OfficeAnswerOf<'orderProduct'>;

export interface DraftLine {
  id: string;
  product: Product;
  /** Of the chosen variant. */
  productId: string;
  /** As typed. */
  quantity: string;
  /** By the names of the product's fields. */
  texts: Readonly<Record<string, string>>;
}

export const TEXTS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'Company',
  'AddressLine1',
  'AddressLine2',
  'CityTown',
  'County',
  'PostCode',
  'recipientFirstName',
  'recipientLastName',
  'giftNote',
  'note',
] as const;
export type TextName = (typeof TEXTS)[number];

export interface Draft {
  /** The same key makes one order. */
  key: string;
  lines: readonly DraftLine[];
  texts: Readonly<Record<TextName, string>>;
  /** The parcel goes to the customer. */
  isForCustomer: boolean;
  isAgreed: boolean;
}

export function newDraft(): Draft {
  return {
    key: crypto.randomUUID(),
    lines: [],
    texts: Object.fromEntries(TEXTS.map((name) => [name, ''])) as Record<TextName, string>,
    isForCustomer: true,
    isAgreed: false,
  };
}

export function lineOf(product: Product): DraftLine {
  const chosen =
    product.variants.find(({ availability }) => availability !== 'soldOut') ?? product.variants[0];
  return {
    id: crypto.randomUUID(),
    product,
    productId: chosen?.productId ?? '',
    quantity: '1',
    texts: Object.fromEntries(product.fields.map(({ name }) => [name, ''])),
  };
}

/** Whether anything is made for the customer alone. */
export const isPersonalised = ({ lines }: Draft): boolean =>
  lines.some(({ texts }) => Object.values(texts).some((text) => text.trim() !== ''));

export const isUntouched = ({ lines, texts }: Draft): boolean =>
  lines.length === 0 && Object.values(texts).every((text) => text === '');

type Request = CallRequest<'orderCreate'>['body'];

/** What is not a number is 0, which the shop refuses at its field. */
const countOf = (typed: string): number => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0);

/** Undefined: it can be ordered. */
export function quantityFault({ quantity }: Pick<DraftLine, 'quantity'>): string | undefined {
  const count = countOf(quantity);
  return count >= 1 && count <= MAX_LINE_QUANTITY
    ? undefined
    : `Please choose a quantity from 1 to ${MAX_LINE_QUANTITY}.`;
}

export const linesOf = ({ lines }: Pick<Draft, 'lines'>): Request['lines'] =>
  lines.map(({ product, productId, quantity, texts }) => ({
    productId,
    quantity: countOf(quantity),
    ...(product.fields.length > 0 && { personalisation: { v: 1 as const, fields: { ...texts } } }),
  }));

export function requestOf(draft: Draft): Request {
  const { key, texts, isForCustomer, isAgreed } = draft;
  const { firstName, lastName, email, phone, giftNote, note } = texts;
  return {
    key,
    lines: linesOf(draft),
    firstName,
    lastName,
    email,
    phone,
    mobile: '',
    giftNote,
    note,
    personalisedAccepted: isAgreed && isPersonalised(draft),
    shipping: {
      FirstName: isForCustomer ? firstName : texts.recipientFirstName,
      LastName: isForCustomer ? lastName : texts.recipientLastName,
      Company: texts.Company,
      AddressLine1: texts.AddressLine1,
      AddressLine2: texts.AddressLine2,
      AddressLine3: '',
      CityTown: texts.CityTown,
      County: texts.County,
      PostCode: texts.PostCode,
      Country: 'GB',
    },
  };
}
