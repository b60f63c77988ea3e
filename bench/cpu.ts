/** Measures the CPU time of the processes that do a piece of work. */
import { cpuMilliseconds } from './processes.ts';

/** Process ids; Postgres' is the postmaster's. */
export interface Measurable {
  node: number | readonly number[];
  postgres?: number;
}

/** Milliseconds per request. */
export interface CpuEach {
  node: number;
  postgres: number;
  total: number;
}

/** Starts counting. */
export function cpuCounter({ node, postgres }: Measurable) {
  const ofNode = [node].flat();
  const read = () =>
    [
      ofNode.reduce((sum, pid) => sum + cpuMilliseconds(pid), 0),
      postgres ? cpuMilliseconds(postgres) : 0,
    ] as const;
  const [nodeBefore, postgresBefore] = read();
  return {
    each(requests: number): CpuEach {
      const [nodeAfter, postgresAfter] = read();
      const each = {
        node: (nodeAfter - nodeBefore) / requests,
        postgres: (postgresAfter - postgresBefore) / requests,
      };
      return { ...each, total: each.node + each.postgres };
    },
  };
}
