/** Reads codes by the camera. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { codeDetector } from './code-detector.ts';
import { newSightings } from './sightings.ts';

const PAUSE_MS = 150;

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
  const [problem, setProblem] = useState<string | null>(null);
  const tell = useEffectEvent((read: string) => onCode(read));
  useEffect(() => {
    const ended = new AbortController();
    void readCodes(video.current!, tell, ended.signal).catch(() => setProblem(REFUSED));
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
  onCode: (read: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const detector = await codeDetector();
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
  const isNew = newSightings();
  while (!signal.aborted) {
    // Fails for a frame that is not there yet.
    const [found] = await detector.detect(video).catch(() => []);
    if (found && !signal.aborted && isNew(found.rawValue, Date.now())) onCode(found.rawValue);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}
