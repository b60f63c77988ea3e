/** Class names of buttons, shared with links that look like buttons. */

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'text' | 'tool';
export type ButtonSize = 'small' | 'medium' | 'large';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-soft border font-semibold text-center no-underline transition-colors ' +
  'disabled:opacity-60 disabled:cursor-not-allowed aria-busy:cursor-progress';
const LOOKS: Record<ButtonLook, string> = {
  primary: 'border-transparent bg-bottle text-white hover:bg-bottle-deep',
  secondary: 'border-edge bg-transparent text-ink hover:border-ink hover:bg-paper-deep',
  quiet: 'border-transparent bg-transparent text-bottle underline-offset-4 hover:underline',
  // Inline with the surrounding text.
  text: 'border-0! bg-transparent px-0! text-left! text-bottle underline-offset-4 hover:underline',
  // One of a row of equals: its icon above small words.
  tool: 'flex-col gap-1! border-transparent bg-transparent px-1! py-2 text-[0.8125rem] leading-tight font-normal! hover:bg-paper-deep [&_svg]:text-bottle',
};
const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-sm',
  medium: 'min-h-11 px-5',
  large: 'min-h-13 px-7 text-lg',
};

export function buttonClass(
  look: ButtonLook = 'primary',
  size: ButtonSize = 'medium',
  more = '',
): string {
  return `${BASE} ${LOOKS[look]} ${SIZES[size]} ${more}`.trimEnd();
}
