/** Opens the wanted page as soon as the server responds. Browsers' online events are early, late or missing. */
import { useEffect } from 'react';
import { shopAnswers } from '../../api/health.ts';
import { wantedAddress } from './wanted-address.ts';

const ASK_EVERY_MS = 4000;

export function goOn(): void {
  window.location.replace(wantedAddress(window.location));
}

async function goOnIfAnswered(): Promise<void> {
  if (!document.hidden && (await shopAnswers())) goOn();
}

export function useGoingOn(): void {
  useEffect(() => {
    // A visitor who opened this page directly stays here.
    const isLed = new URLSearchParams(window.location.search).has('from');
    const timer = isLed ? setInterval(() => void goOnIfAnswered(), ASK_EVERY_MS) : undefined;
    window.addEventListener('online', goOn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', goOn);
    };
  }, []);
}
