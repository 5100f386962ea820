import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { familyBilling } from '#web/domains/billing/family-queries.ts';
import { useSearchValue } from '#web/layout/useSearchEntry.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/Tabs.tsx';
import { BillingPart } from './BillingPart.tsx';
import { BillingSkeleton } from './BillingSkeleton.tsx';

const TaxDocuments = lazyPart(() =>
  withTexts(
    ['common', 'taxDocuments', 'taxDocumentsFamily'],
    () => import('#web/portals/parent/screens/tax-documents/TaxDocuments.tsx'),
  ).then(({ TaxDocuments }) => ({
    default: TaxDocuments,
  })),
);

/** What a parent owes and has paid, and the tax documents (billing-4). */
export function BillingView({ title, back }: { title: string; back: string }) {
  const { t } = useTranslation();
  const [tab, setTab] = useSearchValue('tab');
  const read = useQuery(familyBilling);
  return (
    <ParentPage title={title} back={back}>
      <Tabs
        value={tab === 'tax' ? 'tax' : 'billing'}
        onValueChange={(value: string) => setTab(value === 'tax' ? 'tax' : null)}
      >
        <TabList label={t('billingFamily.tabs')}>
          <Tab value="billing">{t('familyDayDetails.viewTitles.billing')}</Tab>
          <Tab value="tax">{t('familyDayDetails.viewTitles.tax-documents')}</Tab>
        </TabList>
        <TabPanel value="billing">
          <Loaded
            query={read}
            failed={(error) => reasonOf(error, t('billingFamily.failed'))}
            skeleton={<BillingSkeleton />}
          >
            {(billing) => <BillingPart billing={billing} />}
          </Loaded>
        </TabPanel>
        <TabPanel value="tax">
          <div className="flex flex-col gap-5 sm:gap-6">
            <Suspense>
              <TaxDocuments />
            </Suspense>
          </div>
        </TabPanel>
      </Tabs>
    </ParentPage>
  );
}
