/** How the shop's Node is started, besides the program. The Dockerfile repeats it. Plain JavaScript for Node 20. */

/**
 * V8 keeps three times this many megabytes for young objects, 48 by default. Pages and calls cost no
 * more with 12 (docs/decisions/0105).
 */
export const NODE_FLAGS = ['--max-semi-space-size=4'];
