/** What happens to sample orders, and when: spread over the last sixty days, in every state. */
import { DAY, HOUR, MINUTE } from '../../../domain/time/durations.ts';
import type { Random } from '../../../domain/seeded-random.ts';

type SampleStep =
  | 'buy'
  | 'buyUnpaid'
  | 'buyUnderpaid'
  | 'produce'
  | 'finishFirst'
  | 'finish'
  | 'pack'
  | 'dispatch'
  | 'dispatchFirstLine'
  | 'deliver'
  | 'cancel'
  | 'refundPart'
  | 'refundWhole';

/** The steps of an order, with the hours from its placement to each. */
interface SampleCourse {
  steps: readonly (readonly [SampleStep, number])[];
  /** How long ago it was placed, in hours. */
  from: number;
  to: number;
}

const SENT = [
  ['buy', 0],
  ['produce', 3],
  ['dispatch', 21],
] as const;
const ARRIVED = [...SENT, ['deliver', 68]] as const;
const DELIVERED: SampleCourse = { steps: ARRIVED, from: 70, to: 60 * 24 };
const DISPATCHED: SampleCourse = { steps: SENT, from: 22, to: 66 };
const IN_PRODUCTION: SampleCourse = { steps: SENT.slice(0, 2), from: 3.5, to: 30 };
const LATE: SampleCourse = { steps: SENT.slice(0, 2), from: 5 * 24, to: 9 * 24 };
const PAID: SampleCourse = { steps: SENT.slice(0, 1), from: 0.1, to: 12 };

const HALF_MADE: SampleCourse = {
  steps: [...SENT.slice(0, 2), ['finishFirst', 15]],
  from: 16,
  to: 40,
};
const MADE: SampleCourse = { steps: [...SENT.slice(0, 2), ['finish', 18]], from: 19, to: 40 };
const PACKED: SampleCourse = { steps: [...MADE.steps, ['pack', 20]], from: 21, to: 40 };

/** One of each comes first, so that a few orders show every state. */
const COURSES: readonly SampleCourse[] = [
  PAID,
  IN_PRODUCTION,
  DISPATCHED,
  DELIVERED,
  { steps: [['buyUnpaid', 0]], from: 0.1, to: 6 },
  { steps: [['buyUnderpaid', 0]], from: 4, to: 40 },
  {
    steps: [
      ['buy', 0],
      ['produce', 3],
      ['dispatchFirstLine', 20],
    ],
    from: 21,
    to: 40,
  },
  {
    steps: [
      ['buy', 0],
      ['cancel', 5],
    ],
    from: 6,
    to: 50 * 24,
  },
  { steps: [...ARRIVED, ['refundPart', 130]], from: 132, to: 55 * 24 },
  { steps: [...ARRIVED, ['refundWhole', 150]], from: 152, to: 55 * 24 },
  LATE,
  HALF_MADE,
  MADE,
  PACKED,
  ...Array.from({ length: 4 }, () => PAID),
  ...Array.from({ length: 4 }, () => IN_PRODUCTION),
  PACKED,
  HALF_MADE,
  ...Array.from({ length: 3 }, () => DISPATCHED),
  ...Array.from({ length: 17 }, () => DELIVERED),
];

export interface SampleEvent {
  /** Of the order, from 0. */
  order: number;
  step: SampleStep;
  at: Date;
}

/**
 * In the order of time, so that invoices are numbered by date. Every order is bought.
 * @param now no event is later
 */
export function samplePlan(count: number, now: Date, random: Random): SampleEvent[] {
  const events = Array.from({ length: count }, (_, order) => {
    const { steps, from, to } = COURSES[order % COURSES.length]!;
    const age = (from + ((to - from) * random.below(10_000)) / 10_000) * HOUR;
    const placedAt = awake(new Date(now.getTime() - age), now);
    return steps.map(([step, hours]) => ({
      order,
      step,
      at: new Date(Math.min(placedAt.getTime() + hours * HOUR, now.getTime() - MINUTE)),
    }));
  });
  return events.flat().toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Few people order at night: moves to the evening before, except for what is only hours old. */
function awake(at: Date, now: Date): Date {
  const hour = at.getUTCHours();
  if (hour >= 6 || now.getTime() - at.getTime() < 2 * DAY) return at;
  return new Date(at.getTime() - (hour + 2) * HOUR);
}
