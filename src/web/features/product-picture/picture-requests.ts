/**
 * When to request a picture while a shopper types: after a pause, for the newest input only. Late
 * responses are dropped.
 */

export interface PictureRequestNeeds<Wish> {
  pauseMs: number;
  /** Returns the URL of a picture that is ready to be painted. */
  ask(wish: Wish): Promise<string>;
  /** The newest request has its picture. */
  arrived(wish: Wish, url: string): void;
  failed(wish: Wish, failure: unknown): void;
  /** True from the first request until the newest one has its response. */
  busy(isBusy: boolean): void;
}

export interface PictureRequests<Wish> {
  want(wish: Wish): void;
  /** Cancels everything. Responses in flight are dropped. */
  rest(): void;
}

export function pictureRequests<Wish>(needs: PictureRequestNeeds<Wish>): PictureRequests<Wish> {
  let newest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(wish: Wish, turn: number): Promise<void> {
    try {
      const url = await needs.ask(wish);
      if (turn === newest) needs.arrived(wish, url);
    } catch (failure) {
      if (turn === newest) needs.failed(wish, failure);
    }
    if (turn === newest) needs.busy(false);
  }

  return {
    want(wish) {
      newest += 1;
      const turn = newest;
      clearTimeout(timer);
      needs.busy(true);
      timer = setTimeout(() => void ask(wish, turn), needs.pauseMs);
    },
    rest() {
      newest += 1;
      clearTimeout(timer);
      needs.busy(false);
    },
  };
}
