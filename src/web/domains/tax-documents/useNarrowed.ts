import { DOCUMENT_TYPES } from '#contract/tax-documents-types.ts';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { useSearchText } from '#web/layout/useSearchText.ts';
import type { Narrowed } from './rules.ts';

/** What the list is narrowed down to, as the address says it. */
export function useNarrowed(): readonly [Narrowed, (next: Narrowed) => void] {
  const [search, setSearch] = useSearchText();
  const { asked, choose } = useSearchFields();
  const year = asked('year') ?? '';
  const type = DOCUMENT_TYPES.find((known) => known === asked('type')) ?? '';
  const narrowTo = (next: Narrowed) => {
    if (next.year === year && next.type === type) setSearch(next.search);
    else choose({ search: next.search || null, year: next.year || null, type: next.type || null });
  };
  return [{ search, year, type }, narrowTo];
}
