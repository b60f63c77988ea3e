/** Types of shop-program.mjs, which is plain JavaScript so that any Node can run it. */
export const SHOP_PROGRAM: string;
export const NODE_FLAGS: readonly string[];
