/** The breadcrumb trail to a category or product, for people and search engines. */
import { Link } from '../../navigation/link.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { DataScript } from '../../../ui/data-script.tsx';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import { trailStructure } from './trail-structure.ts';

export interface TrailStep {
  name: string;
  /** Absent on the present page. */
  to?: string;
}

export function Trail({ steps }: { steps: readonly TrailStep[] }) {
  const t = useTranslations('common');
  const all = [{ name: t('home'), to: '/' }, ...steps];
  return (
    <>
      <Breadcrumbs
        label={t('breadcrumbs')}
        crumbs={all.map(({ name, to }) => ({
          key: name,
          node: to ? <Link to={to}>{name}</Link> : name,
        }))}
      />
      <DataScript of={import.meta.env.SSR && (() => trailStructure(all, shopSettings().origin))} />
    </>
  );
}
