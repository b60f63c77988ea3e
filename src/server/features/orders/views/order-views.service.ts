/** Saved views of the list of orders: a member's own, and those shared with the staff. */
import { ShopError } from '../../../../domain/errors.ts';
import { isOrderColumn } from '../../../../domain/orders/office/order-columns.ts';
import type { OrderColumn } from '../../../../domain/orders/office/order-columns.ts';
import { isPermitted } from '../../../../domain/staff/permissions.ts';
import type { StaffRole } from '../../../../domain/staff/permissions.ts';
import type { Database } from '../../../database/connection/connection.ts';
import { newId } from '../../../database/ids.ts';
import { bound } from '../../../bound.ts';
import type { JournalService } from '../../journal/journal.service.ts';
import { arrangedColumns, orderViewsStore } from './order-views.store.ts';
import type { ArrangedColumn, OrderViewRow } from './order-views.store.ts';

export interface OrderViewsDependencies {
  database: Database;
  /** Records a change in the journal, in its transaction. */
  record: JournalService['record'];
}

type OrderViewsContext = ReturnType<typeof contextOf>;

function contextOf({ database, record }: OrderViewsDependencies) {
  return { store: orderViewsStore(database), record };
}

export type OrderViewsService = ReturnType<typeof orderViewsService>;

export function orderViewsService(dependencies: OrderViewsDependencies) {
  return bound(contextOf(dependencies), {
    list: listViews,
    save: saveView,
    delete: deleteView,
    columns: columnsOf,
    arrange: arrangeColumns,
  });
}

/** Who saves or deletes a view. */
export interface ViewEditor {
  staffId: string;
  role: StaffRole;
  requestId: string;
}

type Member = Pick<ViewEditor, 'staffId' | 'role'>;
type View = Omit<OrderViewRow, 'id' | 'staffId'>;

const MOST_VIEWS = 50;

export async function listViews(
  { store }: OrderViewsContext,
  member: Member,
): Promise<(OrderViewRow & { mayChange: boolean })[]> {
  const views = await store.list(member.staffId);
  return views.map((view) => ({ ...view, mayChange: mayChange(view, member) }));
}

/** A shared view is also changed by roles that change the daily settings. */
function mayChange({ staffId, isShared }: OrderViewRow, member: Member): boolean {
  return (
    staffId === member.staffId || (isShared && isPermitted(member.role, 'settings.changeDaily'))
  );
}

/**
 * Changes a view, or adds one if there is no id. Returns its id. Throws notFound, also for views
 * that the member may not change, invalid for a name that another of theirs has, and stepNotAllowed
 * if there are too many.
 */
export function saveView(
  { store, record }: OrderViewsContext,
  { requestId, ...member }: ViewEditor,
  id: string | null,
  view: View,
): Promise<string> {
  return store.transaction(async (transaction) => {
    const before = id === null ? null : await store.lock(transaction, id);
    if (before === undefined || (before && !mayChange(before, member)))
      throw new ShopError('notFound');
    const saved = { ...view, id: id ?? newId(), staffId: before?.staffId ?? member.staffId };
    refuseName(await store.ofMember(transaction, saved.staffId), saved);
    await store.save(transaction, saved);
    await record(transaction, {
      actor: { kind: 'staff', name: member.staffId },
      requestId,
      action: before ? 'orderView.change' : 'orderView.add',
      subject: { kind: 'orderView', id: saved.id },
      before: before && journalled(before),
      after: journalled(saved),
    });
    return saved.id;
  });
}

/** Throws notFound, also for views that the member may not change. */
export function deleteView(
  { store, record }: OrderViewsContext,
  { requestId, ...member }: ViewEditor,
  id: string,
): Promise<void> {
  return store.transaction(async (transaction) => {
    const before = await store.lock(transaction, id);
    if (!before || !mayChange(before, member)) throw new ShopError('notFound');
    await store.delete(transaction, id);
    await record(transaction, {
      actor: { kind: 'staff', name: member.staffId },
      requestId,
      action: 'orderView.delete',
      subject: { kind: 'orderView', id },
      before: journalled(before),
      after: null,
    });
  });
}

/** As the member arranged them. */
export interface Arrangement {
  hidden: OrderColumn[];
  /** Columns that are not named follow in their usual order. */
  order: OrderColumn[];
}

export async function columnsOf(
  { store }: OrderViewsContext,
  staffId: string,
): Promise<Arrangement> {
  const columns = await store.columns(staffId);
  const named = (each: readonly ArrangedColumn[]) => each.map(({ name }) => name);
  return {
    hidden: named(columns.filter(({ isHidden }) => isHidden)).filter(isOrderColumn),
    order: named(columns).filter(isOrderColumn),
  };
}

/** For the member alone. */
export function arrangeColumns(
  { store, record }: OrderViewsContext,
  { staffId, requestId }: Omit<ViewEditor, 'role'>,
  { hidden, order }: Arrangement,
): Promise<void> {
  const columns = [...new Set([...order, ...hidden])].map((name) => ({
    name,
    isHidden: hidden.includes(name),
  }));
  return store.transaction(async (transaction) => {
    await store.ofMember(transaction, staffId);
    const before = await arrangedColumns(transaction, staffId);
    if (writtenColumns(before) === writtenColumns(columns)) return;
    await store.arrange(transaction, staffId, columns);
    await record(transaction, {
      actor: { kind: 'staff', name: staffId },
      requestId,
      action: 'orderView.arrangeColumns',
      subject: { kind: 'staff', id: staffId },
      before: { columns: writtenColumns(before) },
      after: { columns: writtenColumns(columns) },
    });
  });
}

const writtenColumns = (columns: readonly ArrangedColumn[]): string =>
  columns.map(({ name, isHidden }) => (isHidden ? `${name} (hidden)` : name)).join(', ');

function refuseName(
  others: readonly Pick<OrderViewRow, 'id' | 'name'>[],
  { id, name }: Pick<OrderViewRow, 'id' | 'name'>,
): void {
  const isKnown = others.some((other) => other.id === id);
  if (!isKnown && others.length >= MOST_VIEWS)
    throw new ShopError('stepNotAllowed', {
      message: `There are ${MOST_VIEWS} views. Delete one first.`,
    });
  const isTaken = others.some(
    (other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken)
    throw new ShopError('invalid', {
      violations: [{ propertyPath: 'name', message: 'Another view has this name.' }],
    });
}

/** The journal is never erased, so it leaves out names and searches, which may be a customer's. */
const journalled = ({ isShared, view, process, sort, search }: View) => ({
  isShared,
  view,
  process,
  sort,
  hasSearch: search !== '',
});
