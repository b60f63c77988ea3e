/** Fetches the bank holidays of the United Kingdom from GOV.UK or the configured URL. */
import { parseBankHolidays } from '../../domain/calendar/bank-holidays.ts';
import type { BankHolidayFeed } from '../../domain/calendar/bank-holidays.ts';

export interface BankHolidaysGateway {
  /** Throws if the feed is unavailable or is not a list of bank holidays. */
  fetch(): Promise<BankHolidayFeed>;
}

const TIME_OUT = 10_000;

export function bankHolidaysGateway(url: string): BankHolidaysGateway {
  return {
    async fetch() {
      const response = await fetch(url, {
        signal: AbortSignal.timeout(TIME_OUT),
        headers: { accept: 'application/json' },
      });
      if (!response.ok) throw new Error(`The bank holidays service returned ${response.status}`);
      return parseBankHolidays(await response.json());
    },
  };
}
