/**
 * A request's logger, made when something is logged. Pino reads every redaction path for each child,
 * which costs more than sending a cached response.
 */
import type { FastifyBaseLogger } from 'fastify';

type MakeLogger = () => FastifyBaseLogger;
type LogCall = [object: unknown, message?: string, ...values: unknown[]];

export function lazyLogger(parent: FastifyBaseLogger, make: MakeLogger): FastifyBaseLogger {
  return new LazyLogger(parent, make);
}

/** A class, because an object of ten functions for each request costs as much as finding its route. */
class LazyLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #make: MakeLogger;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, make: MakeLogger) {
    this.#parent = parent;
    this.#make = make;
  }

  #own(): FastifyBaseLogger {
    return (this.#made ??= this.#make());
  }

  get level() {
    return (this.#made ?? this.#parent).level;
  }

  set level(level) {
    this.#own().level = level;
  }

  child(...given: Parameters<FastifyBaseLogger['child']>) {
    return this.#own().child(...given);
  }

  fatal(...given: LogCall) {
    this.#own().fatal(...given);
  }

  error(...given: LogCall) {
    this.#own().error(...given);
  }

  warn(...given: LogCall) {
    this.#own().warn(...given);
  }

  info(...given: LogCall) {
    this.#own().info(...given);
  }

  debug(...given: LogCall) {
    this.#own().debug(...given);
  }

  trace(...given: LogCall) {
    this.#own().trace(...given);
  }

  silent(...given: LogCall) {
    this.#own().silent(...given);
  }
}
