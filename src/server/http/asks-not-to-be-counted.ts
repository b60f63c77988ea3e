/** Whether a browser asks not to be counted: Global Privacy Control, and the older Do Not Track. */
import type { FastifyRequest } from 'fastify';

export const asksNotToBeCounted = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1';
