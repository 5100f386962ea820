import { DOCUMENT_TYPES } from '#contract/tax-documents-types.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { SearchInput } from '#web/ui/SearchInput.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Toolbar } from '#web/ui/Toolbar.tsx';
import { type Narrowed, type TaxDocument, yearsOf } from './rules.ts';

type DocumentFiltersProps = {
  documents: readonly TaxDocument[];
  narrowed: Narrowed;
  onChange(narrowed: Narrowed): void;
};

/** Search, year (all, and those there are, the latest first) and type (tax-documents-5). */
export function DocumentFilters({ documents, narrowed, onChange }: DocumentFiltersProps) {
  const { t } = useTranslation();
  return (
    <Toolbar label={t('taxDocuments.narrow')}>
      <div className="sm:min-w-48 sm:flex-1">
        <SearchInput
          value={narrowed.search}
          onChange={(search) => onChange({ ...narrowed, search })}
          label={t('taxDocuments.search')}
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
