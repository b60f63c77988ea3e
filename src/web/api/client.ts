/** The API as the storefront calls it; nothing else calls the server. What makes the calls comes with the first of them. */
import type { AnswerOf, RequestOf } from '../../contract/contract.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { Refusal } from './refusal.ts';

/** Only the parts that the call has; a part whose every field has a default may be left out. */
type Needed<Parts> = {
  [
    Part in keyof Parts as Parts[Part] extends undefined
      ? never
      : object extends Parts[Part]
        ? never
        : Part
  ]: Parts[Part];
} & {
  [
    Part in keyof Parts as Parts[Part] extends undefined
      ? never
      : object extends Parts[Part]
        ? Part
        : never
  ]?: Parts[Part];
};

export type CallRequest<Name extends EndpointName> = Needed<RequestOf<Name>>;

/** The API as the storefront sees it; the server gives pages an in-process form of the same. */
export interface ShopApi {
  call<Name extends EndpointName>(name: Name, request: CallRequest<Name>): Promise<AnswerOf<Name>>;
}

export const browserApi: ShopApi = {
  async call(name, request) {
    const { calls } = await import('./calls.ts').catch(() => {
      // Who cannot be given the rest of the shop cannot reach the shop.
      throw new Refusal(0, '');
    });
    return calls.call(name, request);
  },
};
