/** Icons that only the editor has, on the grid of `Icon`. */

export const REDO = 'M16 5l4 4-4 4M20 9h-9.5a5.5 5.5 0 0 0 0 11H15';
export const FORWARD = 'M12 19V6M6.5 11L12 5.5 17.5 11M5 3.5h14';
export const COPY = 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4';
export const BACKWARD = 'M12 5v13M6.5 13l5.5 5.5 5.5-5.5M5 20.5h14';
export const LETTER = 'M5 8V5h14v3M12 5v14M9 19h6';
export const SMILE =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8.5 14.5c1.8 2.4 5.2 2.4 7 0M9 9.5v.5M15 9.5v.5';
export const SIZE = 'M4 20h16M4 20v-4M20 20v-4M7 13L12 3l5 10M9 9.5h6';
export const CROP = 'M7 2.5V17h14.5M2.5 7H17v14.5';
