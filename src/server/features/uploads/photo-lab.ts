/** Sends pictures to be developed in a child process, one at a time; it starts on first use and ends when idle. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { ShopError } from '../../../domain/errors.ts';
import type { ShopErrorCode } from '../../../domain/errors.ts';
import type { DevelopedPhoto } from './develop-photo.ts';

export type LabAnswer =
  | { photo: DevelopedPhoto }
  | { code: ShopErrorCode; message: string }
  | { failure: string };

export interface PhotoLab {
  /**
   * Throws ShopError 'unsupportedMediaType', 'payloadTooLarge' or 'invalid' for what is no picture the shop takes, and
   * 'tooManyRequests' where too many wait already, of everyone or of this sender.
   * @param sender an address, or what counts as one
   */
  develop(bytes: Uint8Array, sender: string): Promise<DevelopedPhoto>;
  /** Finishes what is under way and refuses the rest. */
  close(): Promise<void>;
}

export interface LabOptions {
  queueLimit?: number;
  /** Places in the queue that one sender may have. */
  placesOfSender?: number;
  /** Milliseconds after which an idle process gives its memory back. */
  idleAfter?: number;
  /** Milliseconds for one picture, after which it is given up and its process ended. */
  patience?: number;
}

const CHILD = new URL('./photo-lab.child.ts', import.meta.url);
const UNREADABLE =
  'This picture took too long to read. Please choose another one, or save it anew as JPEG.';

export function photoLab({
  queueLimit = 8,
  placesOfSender = 4,
  idleAfter = 20_000,
  patience = 40_000,
}: LabOptions = {}): PhotoLab {
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** Who waits, once for each picture. */
  const waiting: string[] = [];
  let isClosing = false;

  function end(): void {
    clearTimeout(idleTimer);
    child?.kill('SIGKILL');
    child = undefined;
  }

  function ask(bytes: Uint8Array): Promise<LabAnswer> {
    clearTimeout(idleTimer);
    // One that is about to make way takes nothing more.
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
    return answerOf(asked, bytes, patience, end).finally(() => {
      // An idle child must not keep the process alive.
      asked.unref();
      asked.channel?.unref();
      idleTimer = setTimeout(end, idleAfter);
      idleTimer.unref();
    });
  }

  return {
    async develop(bytes, sender) {
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
    // Its memory is that of one picture; the decoder's own, many small arenas would double it.
    execArgv: ['--max-old-space-size=128'],
    // Nothing of the shop's settings, whose secrets it has no use for.
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
  });
}

/** Ends the child where it takes too long. */
function answerOf(
  asked: ChildProcess,
  bytes: Uint8Array,
  patience: number,
  end: () => void,
): Promise<LabAnswer> {
  return new Promise<LabAnswer>((resolve) => {
    const timer = setTimeout(() => {
      end();
      settle({ code: 'invalid', message: UNREADABLE });
    }, patience);
    const settle = (answer: LabAnswer) => {
      clearTimeout(timer);
      asked.off('message', settle).off('exit', lose).off('error', lose);
      resolve(answer);
    };
    // The picture that broke its process is not one the shop takes.
    const lose = () => settle({ code: 'invalid', message: UNREADABLE });
    asked.on('message', settle).on('exit', lose).on('error', lose);
    asked.send(bytes);
  });
}
