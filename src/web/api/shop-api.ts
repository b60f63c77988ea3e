/** The contract's calls as types: what a caller passes and what comes back. */
import type { AnswerOf, RequestOf } from '../../contract/contract.ts';
import type { EndpointName } from '../../contract/endpoints.ts';

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
