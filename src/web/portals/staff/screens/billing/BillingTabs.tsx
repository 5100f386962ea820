import { CalendarCheck, ClipboardList, Clock, ReceiptText, SlidersHorizontal, WalletCards } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { withWords } from '../../../../lib/i18n.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../../ui/Tabs.tsx';
import { ListSkeleton } from '../parents/ListSkeleton.tsx';
import { BILLING_TABS, useBillingTab } from './useBillingTab.ts';

/** Each part's code comes when it is first shown; a panel begins with its own words part (`withWords`) if it has one. */
const PARTS = {
  accounts: { icon: WalletCards, Panel: lazy(() => import('./accounts/AccountsPanel.tsx')) },
  invoices: {
    icon: ReceiptText,
    Panel: lazy(() => withWords('billingMore', () => import('./invoices/InvoicesPanel.tsx'))),
  },
  plans: { icon: ClipboardList, Panel: lazy(() => withWords('billingMore', () => import('./plans/PlansPanel.tsx'))) },
  'late-pickups': {
    icon: Clock,
    Panel: lazy(() => withWords('billingMore', () => import('./late/LatePickupsPanel.tsx'))),
  },
  'year-end': {
    icon: CalendarCheck,
    Panel: lazy(() => withWords('billingMore', () => import('./year/YearEndPanel.tsx'))),
  },
  settings: {
    icon: SlidersHorizontal,
    Panel: lazy(() => withWords('billingMore', () => import('./rules/SettingsPanel.tsx'))),
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
