/**
 * Previews of a product with the shopper's personalisation, painted in the browser within a frame
 * of each keystroke.
 */
import { useEffect, useEffectEvent, useRef, useState, type RefCallback } from 'react';
import { whenIdle } from '../../state/when-idle.ts';
import { canPaint } from '../../../live-photo/can-paint.ts';
import type { LivePictureRequest } from './paint-angles.ts';

export interface LivePictures {
  /** Ref for any number of canvases that show an angle; undefined if nothing is to be painted. */
  canvasOf: ((angle: string) => RefCallback<HTMLCanvasElement>) | undefined;
  isPainted(angle: string): boolean;
  /** The name on the newest painting; empty before the first one and without a name. */
  shownName: string;
  /** The first picture is being prepared. */
  busy: boolean;
  /** The browser cannot paint, or cannot paint this text, so the server must compose. */
  failed: boolean;
  /** Fetches what painting needs when the shopper is about to type. */
  warm(next: Omit<LivePictureRequest, 'words' | 'edits'>): void;
}

type State = 'still' | 'busy' | 'failed';
const NONE: ReadonlySet<string> = new Set();

/** With null, shows the shop's own pictures and loads nothing. */
export function useLivePictures(request: LivePictureRequest | null): LivePictures {
  const canvases = useRef(new CanvasesByAngle());
  const [painted, setPainted] = useState(NONE);
  const [shownName, setShownName] = useState('');
  const [state, setState] = useState<State>('still');
  const turn = useRef(0);
  const paintedPlate = useRef('');
  const isWarm = useRef(false);
  const isBroken = useRef(false);
  const { slug, plate, words, edits } = request ?? {};
  const key = request && JSON.stringify([slug, plate, words, edits]);

  async function paint(wanted: LivePictureRequest, isWanted: () => boolean): Promise<void> {
    try {
      const { paintAngles } = await import('./paint-angles.ts');
      await paintAngles(wanted, {
        isWanted,
        canvasesOf: (angle) => canvases.current.of(angle),
        painted(angle) {
          const place = placeOf(wanted, angle);
          setPainted((before) => (before.has(place) ? before : new Set([...before, place])));
          setShownName(wanted.words?.name?.trim() ?? '');
          // What became of newer text stays: it may have been refused.
          if (isWanted()) setState('still');
        },
      });
    } catch (failure) {
      // Text that cannot be lettered is no failure of the browser; the next text is painted again.
      isBroken.current = !(failure instanceof Error && failure.name === 'UnwritableWords');
      if (isBroken.current) console.warn('Pictures are composed by the server', failure);
      if (isWanted()) setState('failed');
    }
  }

  const follow = useEffectEvent(() => {
    turn.current += 1;
    const mine = turn.current;
    // Finishes share the canvases, so their content may be of another finish.
    const isOther = request?.plate !== paintedPlate.current;
    paintedPlate.current = request?.plate ?? '';
    if (isOther) {
      setPainted(NONE);
      setShownName('');
    }
    if (!request) {
      setState('still');
    } else if (isBroken.current || !canPaint()) {
      setState('failed');
    } else {
      if (isOther || !painted.has(placeOf(request, request.angles[0]))) setState('busy');
      const begin = () => void paint(request, () => turn.current === mine);
      // A name from another page waits until the browser is idle; typed text does not wait.
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
    canvasOf: request ? (angle) => canvases.current.callback(angle) : undefined,
    isPainted: (angle) => request !== null && painted.has(placeOf(request, angle)),
    shownName: request ? shownName : '',
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

/** The page's canvases by the angle they show. */
class CanvasesByAngle {
  readonly #canvases = new Map<string, Set<HTMLCanvasElement>>();
  readonly #callbacks = new Map<string, RefCallback<HTMLCanvasElement>>();

  of(angle: string): HTMLCanvasElement[] {
    return [...(this.#canvases.get(angle) ?? [])];
  }

  /** Returns the same callback for an angle, or React would detach and attach canvases on every render. */
  callback(angle: string): RefCallback<HTMLCanvasElement> {
    const known = this.#callbacks.get(angle);
    if (known) return known;
    const held = new Set<HTMLCanvasElement>();
    const callback = (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return;
      const [other] = held;
      // A canvas added later copies the others.
      if (other) canvas.getContext('2d')?.drawImage(other, 0, 0, canvas.width, canvas.height);
      held.add(canvas);
      return () => void held.delete(canvas);
    };
    this.#canvases.set(angle, held);
    this.#callbacks.set(angle, callback);
    return callback;
  }
}
