/**
 * Determines which of two calls locked their shared rows first. The later gets its lock only after
 * the earlier has committed, so the order of the grants is exact, even if both leave the same
 * result.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin, OperationNode, QueryId, QueryResult, RootOperationNode } from 'kysely';
import type { Winner } from '../../testing/race.ts';

interface Grant {
  by: Winner;
  table: string;
}

const LOCKING = new Set(['ForUpdate', 'ForNoKeyUpdate']);

export function orderOfLocks() {
  const asking = new AsyncLocalStorage<Winner>();
  const awaited = new WeakMap<QueryId, string>();
  let grants: Grant[] = [];

  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const table = asking.getStore() && lockedTable(node);
      if (table) awaited.set(queryId, table);
      return node;
    },
    async transformResult({ queryId, result }) {
      const table = awaited.get(queryId);
      const by = asking.getStore();
      if (table && by && hasRows(result)) grants.push({ by, table });
      return result;
    },
  };

  return {
    plugin,

    forget(): void {
      grants = [];
    },

    as: <Result>(who: Winner, ask: () => Promise<Result>): Promise<Result> =>
      // Some responses are requested only when they are awaited.
      asking.run(who, async () => ask()),

    /** A call that found nothing left to lock came second. Tables have the names of the code. */
    firstTo(table: string): Winner {
      const grant = grants.find((one) => one.table === table);
      if (!grant) throw new Error(`Neither locked a row of ${table}: ${JSON.stringify(grants)}`);
      return grant.by;
    },
  };
}

function lockedTable(node: RootOperationNode): string | undefined {
  if (node.kind === 'UpdateQueryNode') return tableOf(node.table);
  if (node.kind === 'DeleteQueryNode') return tableOf(node.from.froms[0]);
  if (node.kind === 'InsertQueryNode') return tableOf(node.into);
  const isLocking =
    node.kind === 'SelectQueryNode' &&
    node.endModifiers?.some(({ modifier }) => modifier && LOCKING.has(modifier));
  return isLocking ? tableOf(node.from?.froms[0]) : undefined;
}

function tableOf(node: OperationNode | undefined): string | undefined {
  if (!node || node.kind !== 'TableNode') return undefined;
  return (node as unknown as { table: { identifier: { name: string } } }).table.identifier.name;
}

const hasRows = ({ rows, numAffectedRows = 0n }: QueryResult<unknown>): boolean =>
  rows.length > 0 || numAffectedRows > 0n;
