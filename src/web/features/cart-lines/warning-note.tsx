/** What may come out badly of a design, with the way to change it. Loaded for designs that have a warning. */
import type { ReactNode, RefObject } from 'react';
import type { CartItem } from '../../../contract/cart/cart.ts';
import type { DesignWarning, WarningKind } from '../../../domain/personalisation/design-warning.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { Link } from '../../navigation/link.tsx';
import { useTranslations } from '../../state/translations.ts';
import { useWarningText } from '../../state/use-warning-text.ts';
import { lineAddress } from './line-address.ts';

export interface WarningNoteProps {
  /** The worst first; at least one. */
  warnings: readonly DesignWarning[];
  className?: string;
  children?: ReactNode;
}

export interface LineWarningProps {
  /** Lines of orders have no warnings, nor have those that a browser keeps from an older version. */
  line: Pick<CartItem, 'id' | 'name' | 'words'> & Partial<Pick<CartItem, 'slug' | 'warnings'>>;
}

export interface PictureWarningProps {
  warnings: readonly DesignWarning[];
  /** The button of the editor. */
  opener: RefObject<HTMLElement | null>;
}

/** With these a design cannot be ordered. */
const REFUSED: readonly WarningKind[] = ['unreadable', 'outsideArea', 'cutOff'];
const LINK = `inline-flex min-h-11 items-center font-semibold ${TEXT_LINK}`;

export function WarningNote({ warnings, className = '', children }: WarningNoteProps) {
  const warningText = useWarningText();
  const [worst] = warnings;
  if (!worst) return null;
  const look = REFUSED.includes(worst.kind) ? 'bg-error-tint text-error' : 'bg-clay-tint';
  return (
    <div
      className={`flex gap-2 rounded-soft px-3 pt-2 text-sm forced-colors:border ${look} ${className}`}
    >
      <Icon name="info" className="size-5 shrink-0" />
      <div className="min-w-0">
        <p className="wrap-anywhere">{warningText(worst, warnings.length - 1)}</p>
        {children}
      </div>
    </div>
  );
}

/** Of a cart line. */
export function LineWarning({ line }: LineWarningProps) {
  const { id, slug, name, words, warnings = [] } = line;
  const t = useTranslations('design-warning');
  const of = [name, ...words.map(({ text }) => text)].join(', ');
  return (
    <WarningNote warnings={warnings} className="mt-2">
      {slug && (
        <Link to={lineAddress({ slug, id })} aria-label={t('changeOf', { of })} className={LINK}>
          {t('change')}
        </Link>
      )}
    </WarningNote>
  );
}

/** At the tools of a product: on phones the large picture has scrolled away there. */
export const ToolsWarning = ({ warnings }: Pick<WarningNoteProps, 'warnings'>) => (
  <WarningNote warnings={warnings} className="pb-2 md:hidden" />
);

/** Below the picture of a product. */
export function PictureWarning({ warnings, opener }: PictureWarningProps) {
  const t = useTranslations('design-warning');
  return (
    <div role="status" className="mt-2 md:mt-4">
      <WarningNote warnings={warnings}>
        <button type="button" onClick={() => opener.current?.click()} className={LINK}>
          {t('change')}
        </button>
      </WarningNote>
    </div>
  );
}
