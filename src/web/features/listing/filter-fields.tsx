/** The fields of a list's filters: kind, category, occasion, process and price, each where it leaves a choice. */
import { Select } from '../../../ui/forms/select.tsx';
import { useTranslations } from '../../state/translations.ts';
import type { FilteredList } from './filters.ts';
import { PriceFields, type PriceFieldsProps } from './price-fields.tsx';

interface FilterFieldsProps extends PriceFieldsProps {
  list: FilteredList;
}

export function FilterFields({ list, ...filters }: FilterFieldsProps) {
  const t = useTranslations('listing');
  const { offered, facets, keep, onChoose } = filters;
  const { category = '', occasion = '', process = '' } = facets;
  const processes = offered.processes.map(({ process, count }) => ({
    slug: process,
    name: t(`process.${process}`),
    count,
  }));
  const select = (
    name: 'blank' | 'category' | 'occasion' | 'process',
    value: string,
    values: readonly { slug: string; name: string; count: number }[],
    isNeeded: boolean,
    className = '',
  ) =>
    // One that the address has is always shown, so that it can be changed.
    (isNeeded || value !== '') && (
      <Select
        className={`min-w-40 grow max-sm:w-full ${className}`}
        label={t(`facets.${name}`)}
        name={name}
        defaultValue={value}
        onChange={onChoose}
        options={[
          { value: '', label: t('facets.any') },
          ...values.map(({ slug, name, count }) => ({
            value: slug,
            label: t('facets.counted', { name, count }),
          })),
        ]}
      />
    );
  return (
    <>
      <PriceFields {...filters} />
      {list.hasKinds && select('blank', keep['blank'] ?? '', list.kinds ?? [], true, 'md:hidden')}
      {select('category', category, offered.categories, !list.hasKinds)}
      {select('occasion', occasion, offered.occasions, !list.isOccasion)}
      {select('process', process, processes, processes.length > 1)}
    </>
  );
}
