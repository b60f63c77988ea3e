/** Whether the shopper's device is worked with fingers. */
export const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;
