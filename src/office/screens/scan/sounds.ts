/** Short tones, so that nobody has to look at the screen. */

export type Sound = 'done' | 'kept' | 'wrong';

/** Each tone: hertz, and how long in seconds. */
const TONES: Record<Sound, readonly (readonly [hertz: number, seconds: number])[]> = {
  done: [[880, 0.09]],
  kept: [
    [660, 0.07],
    [660, 0.07],
  ],
  wrong: [[165, 0.4]],
};
const PAUSE = 0.05;
const LOUDNESS = 0.2;

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  // Browsers allow sound once the member has pressed something, and a scan is a key press.
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  let begins = context.currentTime;
  for (const [hertz, seconds] of TONES[sound]) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.value = hertz;
    gain.gain.setValueAtTime(LOUDNESS, begins);
    gain.gain.exponentialRampToValueAtTime(0.001, begins + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(begins);
    oscillator.stop(begins + seconds);
    begins += seconds + PAUSE;
  }
}
