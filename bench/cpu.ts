/** Counts what a stretch of work costs the processes that do it. */
import { cpuMilliseconds } from './processes.ts';

/** Process ids; Postgres' is the postmaster's. */
export interface Measurable {
  node: number;
  postgres?: number;
}

/** Milliseconds for one request. */
export interface CpuEach {
  node: number;
  postgres: number;
  total: number;
}

/** Counts from now on. */
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
