/** Decodes images in a child process, one at a time; it starts on first use and ends when idle. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { ShopError } from '../../../domain/errors.ts';
import type { ShopErrorCode } from '../../../domain/errors.ts';
import type { ProcessedPhoto } from './process-photo.ts';

export type ProcessorAnswer =
  | { photo: ProcessedPhoto }
  | { code: ShopErrorCode; message: string }
  | { failure: string };

export interface PhotoProcessor {
  /**
   * Throws ShopError 'unsupportedMediaType', 'payloadTooLarge' or 'invalid' for images the shop
   * does not accept, and 'tooManyRequests' if too many wait already, in total or from this sender.
   * @param sender an IP address, or the /64 of an IPv6 address
   */
  process(bytes: Uint8Array, sender: string): Promise<ProcessedPhoto>;
  /** Finishes the current image and refuses waiting ones. */
  close(): Promise<void>;
}

export interface ProcessorOptions {
  queueLimit?: number;
  /** Queue slots per sender. */
  placesOfSender?: number;
  /** Milliseconds after which an idle process ends, to free its memory. */
  idleAfter?: number;
  /** Milliseconds per image, after which its process is killed. */
  limitFactor?: number;
}

const CHILD = new URL('./photo-processor.child.ts', import.meta.url);
const UNREADABLE =
  'This picture took too long to read. Please choose another one, or save it anew as JPEG.';

export function openPhotoProcessor({
  queueLimit = 8,
  placesOfSender = 4,
  idleAfter = 20_000,
  limitFactor = 40_000,
}: ProcessorOptions = {}): PhotoProcessor {
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** The senders of waiting images, once per image. */
  const waiting: string[] = [];
  let isClosing = false;

  function end(): void {
    clearTimeout(idleTimer);
    child?.kill('SIGKILL');
    child = undefined;
  }

  function ask(bytes: Uint8Array): Promise<ProcessorAnswer> {
    clearTimeout(idleTimer);
    // A disconnected child is about to exit and takes no more work.
    if (!child?.connected) {
      const started = startChild();
      started.once('exit', () => {
        if (child === started) child = undefined;
      });
      child = started;
    }
    const asked = child;
    asked.ref();
    asked.channel?.ref();
    return answerOf(asked, bytes, limitFactor, end).finally(() => {
      // An idle child must not keep this process running.
      asked.unref();
      asked.channel?.unref();
      idleTimer = setTimeout(end, idleAfter);
      idleTimer.unref();
    });
  }

  return {
    async process(bytes, sender) {
      const isFull =
        waiting.length >= queueLimit ||
        waiting.filter((other) => other === sender).length >= placesOfSender;
      if (isClosing || isFull) throw new ShopError('tooManyRequests', { retryAfter: 5 });
      waiting.push(sender);
      const turn = last.then(() => {
        if (isClosing) throw new ShopError('tooManyRequests', { retryAfter: 5 });
        return ask(bytes);
      });
      last = turn.catch(() => {}).finally(() => waiting.splice(waiting.indexOf(sender), 1));
      const answer = await turn;
      if ('photo' in answer) return answer.photo;
      if ('code' in answer) throw new ShopError(answer.code, { message: answer.message });
      throw new Error(answer.failure);
    },

    async close() {
      isClosing = true;
      await last;
      end();
    },
  };
}

function startChild(): ChildProcess {
  return fork(CHILD, {
    serialization: 'advanced',
    // The child's memory is mostly the decoder's, for one image, and not V8's. Without
    // MALLOC_ARENA_MAX, many small arenas would double it.
    execArgv: ['--max-old-space-size=128'],
    // Passes none of the shop's settings, which contain secrets.
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      MALLOC_ARENA_MAX: '2',
    },
  });
}

/** Kills the child if it takes too long. */
function answerOf(
  asked: ChildProcess,
  bytes: Uint8Array,
  limitFactor: number,
  end: () => void,
): Promise<ProcessorAnswer> {
  return new Promise<ProcessorAnswer>((resolve) => {
    const timer = setTimeout(() => {
      end();
      settle({ code: 'invalid', message: UNREADABLE });
    }, limitFactor);
    const settle = (answer: ProcessorAnswer) => {
      clearTimeout(timer);
      asked.off('message', settle).off('exit', lose).off('error', lose);
      resolve(answer);
    };
    // An image that crashes the process is refused as invalid.
    const lose = () => settle({ code: 'invalid', message: UNREADABLE });
    asked.on('message', settle).on('exit', lose).on('error', lose);
    asked.send(bytes);
  });
}
