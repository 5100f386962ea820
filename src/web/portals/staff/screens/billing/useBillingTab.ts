import { useSearchParams } from 'react-router';
import { IN_PLACE } from '#web/layout/useScreenTitle.ts';

export const BILLING_TABS = ['accounts', 'invoices', 'plans', 'late-pickups', 'year-end', 'settings'] as const;
export type BillingTab = (typeof BILLING_TABS)[number];

/** Which part of billing is shown; part of the address, so that a reload and a link keep it. */
export function useBillingTab(): [BillingTab, (tab: string) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab = BILLING_TABS.find((known) => known === asked) ?? 'accounts';
  return [tab, (next) => setSearch(next === 'accounts' ? {} : { tab: next }, IN_PLACE)];
}
