/** Every unordered pair of a list of calls, including each with itself, as titles and rows of a table of tests. */
import { expect } from 'vitest';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { refusalsOf } from '../../../contract/operations.ts';
import type { ShopErrorCode } from '../../../domain/errors.ts';
import { ShopError } from '../../../domain/errors.ts';
import { PROBLEMS, refusalOf } from '../../http/problems.ts';
import type { Answer } from '../../testing/race.ts';

export function pairsOf<Name extends string>(names: readonly Name[]): [Name, Name][] {
  return names.flatMap((one, place) =>
    names.slice(place).map((other): [Name, Name] => [one, other]),
  );
}

/** Runs a step that is not a call, with a result in the form of a response. */
export async function asAnswer(step: () => Promise<unknown>): Promise<Answer> {
  try {
    await step();
    return { statusCode: 200, body: '' };
  } catch (error) {
    if (!(error instanceof ShopError)) return { statusCode: 500, body: String(error) };
    const { status, body } = refusalOf(error);
    return { statusCode: status, body: JSON.stringify({ ...body, code: error.code }) };
  }
}

export const isRefusal = ({ statusCode }: Answer): boolean => statusCode >= 400;

/**
 * Null if the call was not refused. Of these refusals only one has more than its standard message
 * on the wire: which article is out of stock.
 */
export function refusalCode(
  { statusCode, body }: Answer,
  may: readonly ShopErrorCode[],
): ShopErrorCode | null {
  if (statusCode < 400) return null;
  const { message, code } = JSON.parse(body) as { message: string; code?: ShopErrorCode };
  const fitting = may.filter((one) => (code ? one === code : PROBLEMS[one].status === statusCode));
  const found =
    fitting.find((one) => code ?? PROBLEMS[one].message === message) ??
    fitting.find((one) => one === 'outOfStock');
  if (!found) expect.fail(`${statusCode} “${message}” is none of ${may.join(', ')}`);
  return found;
}

export const refusalOfCall = (name: EndpointName, answer: Answer): ShopErrorCode | null =>
  refusalCode(answer, refusalsOf(name));
