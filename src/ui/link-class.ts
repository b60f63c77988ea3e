/** The look of links within running text. */
export const TEXT_LINK = 'underline underline-offset-4 hover:no-underline';
