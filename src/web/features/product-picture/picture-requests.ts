/**
 * When to request a picture while a shopper types: after a pause, for the newest input only. Late
 * responses are dropped.
 */

export interface PictureRequestNeeds<Wanted> {
  pauseMs: number;
  /** Returns the URL of a picture that is ready to be painted. */
  ask(request: Wanted): Promise<string>;
  /** The newest request has its picture. */
  arrived(request: Wanted, url: string): void;
  failed(request: Wanted, failure: unknown): void;
  /** True from the first request until the newest one has its response. */
  busy(isBusy: boolean): void;
}

export interface PictureRequests<Wanted> {
  want(request: Wanted): void;
  /** Cancels everything. Responses in flight are dropped. */
  rest(): void;
}

export function pictureRequests<Wanted>(
  needs: PictureRequestNeeds<Wanted>,
): PictureRequests<Wanted> {
  let newest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(request: Wanted, turn: number): Promise<void> {
    try {
      const url = await needs.ask(request);
      if (turn === newest) needs.arrived(request, url);
    } catch (failure) {
      if (turn === newest) needs.failed(request, failure);
    }
    if (turn === newest) needs.busy(false);
  }

  return {
    want(request) {
      newest += 1;
      const turn = newest;
      clearTimeout(timer);
      needs.busy(true);
      timer = setTimeout(() => void ask(request, turn), needs.pauseMs);
    },
    rest() {
      newest += 1;
      clearTimeout(timer);
      needs.busy(false);
    },
  };
}
