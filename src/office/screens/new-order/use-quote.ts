/** What the order will cost, by the shop's own rules, a moment after each change. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MAX_LINE_QUANTITY } from '../../../domain/cart/cart.ts';
import { callOffice } from '../../api/call.ts';
import { useAfterPause } from '../../parts/use-after-pause.ts';
import { linesOf, type Draft } from './draft.ts';

export function useQuote({ lines, texts }: Draft) {
  // As text, because it is compared.
  const wanted = useAfterPause(
    JSON.stringify({ lines: linesOf({ lines }), postcode: texts.PostCode.trim().slice(0, 20) }),
  );
  const body = JSON.parse(wanted) as {
    lines: ReturnType<typeof linesOf>;
    postcode: string;
  };
  const isReadable = body.lines.every(
    ({ quantity }) => quantity >= 1 && quantity <= MAX_LINE_QUANTITY,
  );
  return useQuery({
    queryKey: ['order-quote', body],
    queryFn: ({ signal }) => callOffice('orderQuote', { body }, signal),
    enabled: body.lines.length > 0 && isReadable,
    placeholderData: keepPreviousData,
  });
}
