/** Reads codes by the camera, in browsers that can. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../parts/button.tsx';

/** https://developer.mozilla.org/docs/Web/API/BarcodeDetector, which TypeScript does not know. */
interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => CodeDetector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

const PAUSE_MS = 150;
/** The same code stays before the camera for a while. */
const AGAIN_AFTER_MS = 3000;

const UNABLE =
  'This browser cannot read codes by its camera. Use a scanner, or type the code from the ticket.';
const REFUSED =
  'The camera could not be opened. Allow it for this page in the settings of the browser, or type the code.';

export function Camera({
  onCode,
  onClose,
}: {
  onCode: (read: string) => void;
  onClose: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState(detectorClass() ? null : UNABLE);
  const tell = useEffectEvent((read: string) => onCode(read));
  useEffect(() => {
    const Detector = detectorClass();
    if (!Detector) return;
    const ended = new AbortController();
    void readCodes(
      video.current!,
      new Detector({ formats: ['qr_code'] }),
      tell,
      ended.signal,
    ).catch(() => setProblem(REFUSED));
    return () => ended.abort();
  }, []);
  return (
    <section className="scan-camera" aria-label="Camera">
      {problem === null ? (
        <video ref={video} muted playsInline aria-label="What the camera sees" />
      ) : (
        <p role="alert">{problem}</p>
      )}
      <Button onClick={onClose}>Close the camera</Button>
    </section>
  );
}

/** Until the signal; closes the camera then. Throws if it cannot be opened. */
async function readCodes(
  video: HTMLVideoElement,
  detector: CodeDetector,
  onCode: (read: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return close();
  signal.addEventListener('abort', close);
  video.srcObject = stream;
  await video.play();
  let before = { read: '', at: 0 };
  while (!signal.aborted) {
    // Fails for a frame that is not there yet.
    const [found] = await detector.detect(video).catch(() => []);
    const isNew =
      found && (found.rawValue !== before.read || Date.now() - before.at > AGAIN_AFTER_MS);
    if (isNew && !signal.aborted) onCode(found.rawValue);
    if (found) before = { read: found.rawValue, at: isNew ? Date.now() : before.at };
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}
