/** The machines of the workshop with their load, kept up to date while pieces are made. */
import { useQuery } from '@tanstack/react-query';
import { callOffice } from '../api/call.ts';

/** Changes of pieces are told; this is for the clock. */
const FORECASTS_CHANGE_MS = 5 * 60_000;

export const useMachines = () =>
  useQuery({
    queryKey: ['workshop', 'machines'],
    queryFn: ({ signal }) => callOffice('machines', {}, signal),
    refetchInterval: FORECASTS_CHANGE_MS,
  });
