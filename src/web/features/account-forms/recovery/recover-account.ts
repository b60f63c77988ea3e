/** Requests a new password. The response is shown a second later, the same whether the account exists or not. */
import type { RequestOf } from '../../../../contract/contract.ts';
import { browserApi } from '../../../api/client.ts';

const SUCCESS_AFTER_MS = 1000;

/** Throws Refusal without the delay. */
export async function recoverAccount(body: RequestOf<'userRecover'>['body']): Promise<void> {
  await browserApi.call('userRecover', { body });
  await new Promise((resolve) => setTimeout(resolve, SUCCESS_AFTER_MS));
}
