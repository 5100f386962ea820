import { CalendarCheck, ClipboardList, Clock, ReceiptText, SlidersHorizontal, WalletCards } from 'lucide-react';
import { Suspense } from 'react';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/Tabs.tsx';
import { BILLING_TABS, useBillingTab } from './useBillingTab.ts';

/** Each part's code comes when it is first shown; a panel begins with its own words part (`withTexts`) if it has one. */
const PARTS = {
  accounts: { icon: WalletCards, Panel: lazyPart(() => import('./accounts/BillingAccounts.tsx')) },
  invoices: {
    icon: ReceiptText,
    Panel: lazyPart(() =>
      withTexts(['billing', 'billingInvoices', 'billingPlans', 'common'], () => import('./invoices/InvoicesPanel.tsx')),
    ),
  },
  plans: {
    icon: ClipboardList,
    Panel: lazyPart(() => withTexts(['billingPlans', 'children', 'common'], () => import('./plans/PlansPanel.tsx'))),
  },
  'late-pickups': {
    icon: Clock,
    Panel: lazyPart(() =>
      withTexts(
        ['billing', 'billingLatePickups', 'billingPlans', 'common'],
        () => import('./late/LatePickupsPanel.tsx'),
      ),
    ),
  },
  'year-end': {
    icon: CalendarCheck,
    Panel: lazyPart(() =>
      withTexts(
        ['billing', 'billingInvoices', 'billingPlans', 'billingYearEnd', 'common'],
        () => import('./year/YearEndPanel.tsx'),
      ),
    ),
  },
  settings: {
    icon: SlidersHorizontal,
    Panel: lazyPart(() =>
      withTexts(['billingPlans', 'billingRules', 'common'], () => import('./rules/SettingsPanel.tsx')),
    ),
  },
};

export function BillingTabs() {
  const { t } = useTranslation();
  const [tab, setTab] = useBillingTab();
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabList label={t('billing.parts')}>
        {BILLING_TABS.map((value) => {
          const { icon: Icon } = PARTS[value];
          return (
            <Tab key={value} value={value} icon={<Icon aria-hidden="true" />}>
              {t(`billing.tabs.${value}`)}
            </Tab>
          );
        })}
      </TabList>
      {BILLING_TABS.map((value) => {
        const { Panel } = PARTS[value];
        return (
          <TabPanel key={value} value={value}>
            <Suspense fallback={<ListSkeleton label={t('shell.loading')} />}>
              <Panel />
            </Suspense>
          </TabPanel>
        );
      })}
    </Tabs>
  );
}
