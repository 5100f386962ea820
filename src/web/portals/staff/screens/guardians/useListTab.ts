import { useSearchParams } from 'react-router';
import { IN_PLACE } from '#web/layout/useScreenTitle.ts';

export const LIST_TABS = ['accounts', 'uninvited', 'invitations'] as const;
export type ListTab = (typeof LIST_TABS)[number];

/** Which list is shown; part of the address, so that a reload and a link keep it. */
export function useListTab(): [ListTab, (tab: ListTab) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab = LIST_TABS.find((known) => known === asked) ?? 'accounts';
  return [tab, (next) => setSearch(next === 'accounts' ? {} : { tab: next }, IN_PLACE)];
}
