/** Colours that several designs share, so that a shelf of them looks like one shop. */

export const LEAVES = ['#5b7d63', '#7f9d7c', '#3f6150', '#a4b894'];
export const PALE_LEAVES = ['#b9d0b4', '#d3e0c6', '#9dbd9f', '#e0e8d2'];
export const BOTTLE_GREEN = '#2c4a3c';
export const SOFT_BLACK = '#2b3134';
export const NAVY = '#2e4257';
export const PAPER = '#fbf6ec';
export const CREAM = '#f6eedd';
export const GOLD = '#e0b45c';
export const BLUSH = '#e3a49a';
export const ROSE = '#d78c80';
export const SHELL = '#f0cbbd';
