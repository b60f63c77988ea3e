/** Times the office's lists, views, searches, reports, board and export on a shop with many orders. */
import {
  SALES_GROUPS,
  SENT_GROUPS,
  SPOILED_GROUPS,
} from '../../src/domain/orders/report-period.ts';
import type { ReportPeriod } from '../../src/domain/orders/report-period.ts';
import { tableOf } from '../../src/server/features/orders/office/list/office-list.answer.ts';
import { visibilityOf } from '../../src/server/features/orders/office/visibility.ts';
import type { Services } from '../../src/server/services/services.ts';
import type { OrderView } from '../../src/server/features/orders/office/list/office-list.service.ts';
import { figure } from '../figures/goals.ts';
import type { Figure } from '../figures/goals.ts';
import { timeRounds } from '../time-rounds.ts';

type View = Omit<OrderView, 'withPeople' | 'sort'> & { sort?: OrderView['sort'] };

const VIEWS: Record<string, View> = {
  all: {},
  'all, oldest first': { sort: 'oldest' },
  'all, by dispatch day': { sort: 'dispatch' },
  open: { states: ['paid', 'inProduction'], sort: 'dispatch' },
  late: { due: 'late', sort: 'dispatch' },
  'leaves today': { due: 'today', sort: 'dispatch' },
  'in production': { states: ['inProduction'], sort: 'dispatch' },
  'on hold': { isHeld: true },
  'in review': { isInReview: true },
  dispatched: { states: ['dispatched'] },
  'dispatched and delivered': { states: ['dispatched', 'delivered'] },
  cancelled: { states: ['cancelled'] },
  'delivered, by dispatch day': { states: ['delivered'], sort: 'dispatch' },
  'open, laser': { states: ['paid', 'inProduction'], process: 'laser', sort: 'dispatch' },
  'all, 3D print': { process: 'print3d' },
  'one month': { from: '2025-06-01', to: '2025-06-30' },
};

const SEARCHES = [
  'Ramsbottom',
  'customer12345@example.org',
  'SY8 1AB',
  'sy8',
  'AB000150000GB',
  'Нина 777',
  '山田',
  'hendersons 4242',
  'mug',
  'ow',
  'a',
  'biscuit ludlow',
  'helen ackroyd',
  'slate patel',
  'zzyzx',
  'o’neill',
];

const CUSTOMER_SEARCHES = ['Ramsbottom', 'customer12345@example.org', 'SY8 1AB', 'mair', 'zzyzx'];

const VIEW_GOAL = { unit: 'ms', atMost: 60 };
const SEARCH_GOAL = { unit: 'ms', atMost: 100 };
const ORDER_GOAL = { unit: 'ms', atMost: 30 };
const REPORT_GOAL = { unit: 'ms', atMost: 500 };
const BOARD_GOAL = { unit: 'ms', atMost: 300 };
const EXPORT_GOAL = { unit: 'MB', atMost: 150 };
const MEGABYTE = 1024 * 1024;
const LOOK_EVERY_MS = 20;

type Called = Pick<
  Services,
  | 'board'
  | 'officeList'
  | 'officeOrder'
  | 'customers'
  | 'stockLevels'
  | 'reports'
  | 'workshopReports'
>;

/** @param references of orders to open, one in each round */
export async function measureOffice(
  services: Called,
  references: readonly string[],
): Promise<Figure[]> {
  return [
    ...(await measureOrders(services, references)),
    ...(await measureOthers(services)),
    ...(await measureWorkshopReports(services)),
    await measureBoard(services),
    await measureExport(services),
  ];
}

async function measureOrders(
  { officeList: list, officeOrder }: Called,
  references: readonly string[],
): Promise<Figure[]> {
  const page = (view: View) => () => list.page({ sort: 'newest', withPeople: true, ...view });
  const figures: Figure[] = [];
  for (const [name, view] of Object.entries(VIEWS))
    figures.push(
      figure({ ...VIEW_GOAL, name: `view: ${name}` }, ...(await timeRounds(page(view)))),
    );
  figures.push(
    figure({ ...VIEW_GOAL, name: 'counts' }, ...(await timeRounds(() => list.counts()))),
  );
  for (const search of SEARCHES) {
    const timed = await timeRounds(page({ search }));
    figures.push(figure({ ...SEARCH_GOAL, name: `search: ${search}` }, ...timed));
    const open = await timeRounds(
      page({ search, states: ['paid', 'inProduction'], sort: 'dispatch' }),
    );
    figures.push(figure({ ...SEARCH_GOAL, name: `search open: ${search}` }, ...open));
  }
  const one = (round: number) => officeOrder.find(references[round % references.length]!);
  figures.push(figure({ ...ORDER_GOAL, name: 'one order' }, ...(await timeRounds(one))));
  return figures;
}

async function measureOthers({ customers, stockLevels, reports }: Called): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const sort of ['newest', 'oldest', 'name'] as const) {
    const timed = await timeRounds(() => customers.list({ sort }));
    figures.push(figure({ ...VIEW_GOAL, name: `customers: ${sort}` }, ...timed));
  }
  for (const search of CUSTOMER_SEARCHES) {
    const timed = await timeRounds(() => customers.list({ sort: 'newest', search }));
    figures.push(figure({ ...SEARCH_GOAL, name: `customers: search ${search}` }, ...timed));
  }
  const stock = await timeRounds(() => stockLevels.list({ state: 'all' }));
  figures.push(figure({ ...VIEW_GOAL, name: 'stock' }, ...stock));
  const year = lastYear();
  for (const by of SALES_GROUPS) {
    const timed = await timeRounds(() => reports.sales(year, by));
    figures.push(figure({ ...REPORT_GOAL, name: `sales of a year by ${by}` }, ...timed));
  }
  const vat = await timeRounds(() => reports.vat(year));
  figures.push(figure({ ...REPORT_GOAL, name: 'VAT of a year' }, ...vat));
  return figures;
}

async function measureWorkshopReports({ workshopReports }: Called): Promise<Figure[]> {
  const year = lastYear();
  const calls: Record<string, () => Promise<unknown>> = {
    'makers of a year': () => workshopReports.makers(year),
  };
  for (const by of SENT_GROUPS) {
    calls[`on time, a year by ${by}`] = () => workshopReports.onTime(year, by);
    calls[`lead time, a year by ${by}`] = () => workshopReports.leadTime(year, by);
  }
  for (const by of SPOILED_GROUPS) {
    calls[`spoilage of a year by ${by}`] = () => workshopReports.spoilage(year, by);
    calls[`remakes of a year by ${by}`] = () => workshopReports.remakes(year, by);
  }
  const figures: Figure[] = [];
  for (const [name, call] of Object.entries(calls))
    figures.push(figure({ ...REPORT_GOAL, name }, ...(await timeRounds(call))));
  return figures;
}

function lastYear(): ReportPeriod {
  const today = new Date();
  const before = new Date(today);
  before.setUTCFullYear(today.getUTCFullYear() - 1);
  return { from: before.toISOString().slice(0, 10), to: today.toISOString().slice(0, 10) };
}

/** The shop has more open pieces than a board shows. */
async function measureBoard({ board }: Called): Promise<Figure> {
  const { pieces } = await board.find();
  const timed = await timeRounds(() => board.find());
  return figure({ ...BOARD_GOAL, name: `board of ${pieces.length} pieces` }, ...timed);
}

/** The memory above rest while every order is written as a row. */
async function measureExport({ officeList }: Called): Promise<Figure> {
  const rest = process.memoryUsage.rss();
  let most = rest;
  const timer = setInterval(
    () => (most = Math.max(most, process.memoryUsage.rss())),
    LOOK_EVERY_MS,
  );
  const begun = performance.now();
  let rows = 0;
  const view = { sort: 'newest', withPeople: true } as const;
  for await (const row of tableOf(officeList.all(view), visibilityOf('owner'))) rows += row ? 1 : 0;
  clearInterval(timer);
  return figure({ ...EXPORT_GOAL, name: 'export of all orders' }, (most - rest) / MEGABYTE, {
    rows,
    seconds: (performance.now() - begun) / 1000,
  });
}
