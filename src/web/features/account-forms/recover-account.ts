/** Asks for a new password; the answer is shown a second later, the same whether there is such an account or not. */
import type { RequestOf } from '../../../contract/contract.ts';
import { browserApi } from '../../api/client.ts';

const SUCCESS_AFTER_MS = 1000;

/** Throws Refusal, at once. */
export async function recoverAccount(body: RequestOf<'userRecover'>['body']): Promise<void> {
  await browserApi.call('userRecover', { body });
  await new Promise((resolve) => setTimeout(resolve, SUCCESS_AFTER_MS));
}
