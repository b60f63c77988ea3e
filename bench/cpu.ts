/** Measures the CPU time of the processes that do a piece of work. */
import { cpuMilliseconds } from './processes.ts';

/** Process ids; Postgres' is the postmaster's. */
export interface Measurable {
  node: number;
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
  const read = () => [cpuMilliseconds(node), postgres ? cpuMilliseconds(postgres) : 0] as const;
  const [nodeBefore, postgresBefore] = read();
  return {
    each(requests: number): CpuEach {
      const [nodeAfter, postgresAfter] = read();
      const [ofNode, ofPostgres] = [
        (nodeAfter - nodeBefore) / requests,
        (postgresAfter - postgresBefore) / requests,
      ];
      return { node: ofNode, postgres: ofPostgres, total: ofNode + ofPostgres };
    },
  };
}
