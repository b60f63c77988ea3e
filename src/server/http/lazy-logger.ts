/**
 * A request's logger, made when something is logged. Pino reads every redaction path for each child,
 * which costs more than sending a cached response.
 */
import type { FastifyBaseLogger } from 'fastify';

type MakeLogger = () => FastifyBaseLogger;

export function lazyLogger(parent: FastifyBaseLogger, make: MakeLogger): FastifyBaseLogger {
  let made: FastifyBaseLogger | undefined;
  const own: MakeLogger = () => (made ??= make());
  return {
    get level() {
      return (made ?? parent).level;
    },
    set level(level) {
      own().level = level;
    },
    child: (...given: Parameters<FastifyBaseLogger['child']>) => own().child(...given),
    fatal: (...given: LogCall) => own().fatal(...given),
    error: (...given: LogCall) => own().error(...given),
    warn: (...given: LogCall) => own().warn(...given),
    info: (...given: LogCall) => own().info(...given),
    debug: (...given: LogCall) => own().debug(...given),
    trace: (...given: LogCall) => own().trace(...given),
    silent: (...given: LogCall) => own().silent(...given),
  };
}

type LogCall = [object: unknown, message?: string, ...values: unknown[]];
