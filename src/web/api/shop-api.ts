/** The contract's calls as types: requests and responses. */
import type { AnswerOf, RequestOf } from '../../contract/contract.ts';
import type { EndpointName } from '../../contract/endpoints.ts';

/** Only the request parts that the call has. A part whose fields all have defaults is optional. */
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

/** The API as the storefront sees it. The server provides an in-process implementation to the pages. */
export interface ShopApi {
  call<Name extends EndpointName>(name: Name, request: CallRequest<Name>): Promise<AnswerOf<Name>>;
}
