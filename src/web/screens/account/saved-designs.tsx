/** The designs that the customer changed last, as they will be made. */
import { Link } from '../../navigation/link.tsx';
import type { Draft } from '../../../contract/designs/drafts.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Panel } from '../../features/account-frame/panel.tsx';
import { LinePicture } from '../../features/cart-lines/line-picture.tsx';
import { useTranslations } from '../../state/translations.ts';

const SHOWN = 3;

export interface SavedDesignsProps {
  drafts: readonly Draft[];
  className: string;
}

/** Nothing if none of them can still be bought. */
export function SavedDesigns({ drafts, className }: SavedDesignsProps) {
  const t = useTranslations('account');
  const sold = drafts.flatMap(({ slug, ...draft }) => (slug ? [{ ...draft, slug }] : []));
  if (sold.length === 0) return null;
  return (
    <Panel title={t('designs.title')} className={className}>
      <ul className="grid grid-cols-3 gap-4">
        {sold.slice(0, SHOWN).map((draft) => (
          <li key={draft.id}>
            <Link
              to={`/p/${draft.slug}#draft=${draft.id}`}
              className="group block text-ink no-underline"
            >
              <LinePicture line={draft} sizes="(min-width: 80rem) 260px, 160px" />
              <span className="mt-2 block text-sm wrap-anywhere underline-offset-4 group-hover:underline">
                {draft.name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link to="/account/designs" className={buttonClass('secondary')}>
          {t('designs.all')}
        </Link>
      </p>
    </Panel>
  );
}
