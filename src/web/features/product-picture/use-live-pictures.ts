/** Pictures of a product wearing the shopper's words, painted in the browser within a frame of each keystroke. */
import { useEffect, useEffectEvent, useRef, useState, type RefCallback } from 'react';
import { whenIdle } from '../../state/when-idle.ts';
import { canPaint } from '../../../live-photo/can-paint.ts';
import type { LivePictureRequest } from './paint-angles.ts';

export interface LivePictures {
  /** For canvases that show an angle, any number of them; undefined where nothing is to be painted. */
  canvasOf: ((angle: string) => RefCallback<HTMLCanvasElement>) | undefined;
  isPainted(angle: string): boolean;
  /** The first picture is on its way. */
  busy: boolean;
  /** Pictures cannot be painted here, or not of these words: the server must compose them. */
  failed: boolean;
  /** The shopper is about to type: what painting needs is fetched. */
  warm(next: Omit<LivePictureRequest, 'words' | 'edits'>): void;
}

type State = 'still' | 'busy' | 'failed';
const NONE: ReadonlySet<string> = new Set();

/** A wish of null shows the shop's own pictures, and loads nothing. */
export function useLivePictures(wish: LivePictureRequest | null): LivePictures {
  const canvases = useRef(new CanvasesByAngle());
  const [painted, setPainted] = useState(NONE);
  const [state, setState] = useState<State>('still');
  const turn = useRef(0);
  const paintedPlate = useRef('');
  const isWarm = useRef(false);
  const isBroken = useRef(false);
  const { slug, plate, words, edits } = wish ?? {};
  const key = wish && JSON.stringify([slug, plate, words, edits]);

  async function paint(wanted: LivePictureRequest, isWanted: () => boolean): Promise<void> {
    try {
      const { paintAngles } = await import('./paint-angles.ts');
      await paintAngles(wanted, {
        isWanted,
        canvasesOf: (angle) => canvases.current.of(angle),
        painted(angle) {
          const place = placeOf(wanted, angle);
          setPainted((before) => (before.has(place) ? before : new Set([...before, place])));
          setState('still');
        },
      });
    } catch (failure) {
      // Words that cannot be lettered are no fault of the browser: the next ones are painted again.
      isBroken.current = !(failure instanceof Error && failure.name === 'UnwritableWords');
      if (isBroken.current) console.warn('Pictures are composed by the server', failure);
      if (isWanted()) setState('failed');
    }
  }

  const follow = useEffectEvent(() => {
    turn.current += 1;
    const mine = turn.current;
    // The canvases are shared: what they showed of another finish is not what they will show.
    const isOther = wish?.plate !== paintedPlate.current;
    paintedPlate.current = wish?.plate ?? '';
    if (isOther) setPainted(NONE);
    if (!wish) {
      setState('still');
    } else if (isBroken.current || !canPaint()) {
      setState('failed');
    } else {
      if (isOther || !painted.has(placeOf(wish, wish.angles[0]))) setState('busy');
      const begin = () => void paint(wish, () => turn.current === mine);
      // A name brought along waits for the page to be read; a word being typed does not wait.
      if (isWarm.current) begin();
      else whenIdle(begin);
    }
  });
  useEffect(() => {
    follow();
    return () => {
      turn.current += 1;
    };
  }, [key]);

  return {
    canvasOf: wish ? (angle) => canvases.current.callback(angle) : undefined,
    isPainted: (angle) => wish !== null && painted.has(placeOf(wish, angle)),
    busy: state === 'busy',
    failed: state === 'failed',
    warm(next) {
      if (isWarm.current || !canPaint()) return;
      isWarm.current = true;
      void import('./paint-angles.ts')
        .then(({ warmAngles }) => warmAngles(next))
        .catch((failure: unknown) => console.warn('Nothing was fetched for painting', failure));
    },
  };
}

function placeOf({ plate }: LivePictureRequest, angle = ''): string {
  return `${plate} ${angle}`;
}

/** The canvases on the page by the angle they show. */
class CanvasesByAngle {
  readonly #canvases = new Map<string, Set<HTMLCanvasElement>>();
  readonly #callbacks = new Map<string, RefCallback<HTMLCanvasElement>>();

  of(angle: string): HTMLCanvasElement[] {
    return [...(this.#canvases.get(angle) ?? [])];
  }

  /** The same for an angle each time, or React would take canvases away and back with every render. */
  callback(angle: string): RefCallback<HTMLCanvasElement> {
    const known = this.#callbacks.get(angle);
    if (known) return known;
    const held = new Set<HTMLCanvasElement>();
    const callback = (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return;
      const [other] = held;
      // One that comes later shows what the others do.
      if (other) canvas.getContext('2d')?.drawImage(other, 0, 0, canvas.width, canvas.height);
      held.add(canvas);
      return () => void held.delete(canvas);
    };
    this.#canvases.set(angle, held);
    this.#callbacks.set(angle, callback);
    return callback;
  }
}
