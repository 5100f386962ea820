import { DOCUMENT_TYPES } from '../../../contract/tax-document-types.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { Select } from '../../ui/Select.tsx';
import { Toolbar } from '../../ui/Toolbar.tsx';
import { type Narrowed, type TaxDocument, yearsOf } from './rules.ts';

type DocumentFiltersProps = {
  documents: readonly TaxDocument[];
  narrowed: Narrowed;
  onChange(narrowed: Narrowed): void;
  className?: string;
};

/** Search, year (all, and those there are, the latest first) and type (seed 001 section 2). */
export function DocumentFilters({ documents, narrowed, onChange, className }: DocumentFiltersProps) {
  const { t } = useTranslation();
  return (
    <Toolbar label={t('taxDocuments.narrow')} className={className}>
      <div className="sm:min-w-48 sm:flex-1">
        <SearchInput
          value={narrowed.search}
          onChange={(search) => onChange({ ...narrowed, search })}
          label={t('taxDocuments.search')}
          placeholder={t('taxDocuments.search')}
          clearLabel={t('taxDocuments.clearSearch')}
        />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:flex">
        <Select
          aria-label={t('taxDocuments.year')}
          value={narrowed.year}
          onChange={(event) => onChange({ ...narrowed, year: event.target.value })}
          options={[
            { value: '', label: t('taxDocuments.allYears') },
            ...yearsOf(documents).map((year) => ({ value: String(year), label: String(year) })),
          ]}
        />
        <Select
          aria-label={t('taxDocuments.type')}
          value={narrowed.type}
          onChange={(event) => onChange({ ...narrowed, type: event.target.value as Narrowed['type'] })}
          options={[
            { value: '', label: t('taxDocuments.allTypes') },
            ...DOCUMENT_TYPES.map((type) => ({ value: type, label: t(`taxDocuments.types.${type}`) })),
          ]}
        />
      </div>
    </Toolbar>
  );
}
