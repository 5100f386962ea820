import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { familyBilling } from '../../../../domains/billing/family-queries.ts';
import { useSearchValue } from '../../../../layout/useSearchEntry.ts';
import { withWords } from '../../../../lib/i18n.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../../ui/Tabs.tsx';
import { Page } from '../../layout/Page.tsx';
import { BillingPart } from './BillingPart.tsx';
import { ReadState } from './ReadState.tsx';

const TaxDocuments = lazy(() =>
  withWords('documents', () => import('../tax-documents/TaxDocuments.tsx')).then(({ TaxDocuments }) => ({
    default: TaxDocuments,
  })),
);

/** What a parent owes and has paid, and the tax documents (seed 001 section 2). */
export function BillingView({ title, back }: { title: string; back: string }) {
  const { t } = useTranslation();
  const [tab, setTab] = useSearchValue('tab');
  const read = useQuery(familyBilling);
  return (
    <Page title={title} back={back}>
      <Tabs
        value={tab === 'tax' ? 'tax' : 'billing'}
        onValueChange={(value: string) => setTab(value === 'tax' ? 'tax' : null)}
      >
        <TabList label={t('paying.tabs')}>
          <Tab value="billing">{t('portalMore.viewTitles.billing')}</Tab>
          <Tab value="tax">{t('portalMore.viewTitles.tax-documents')}</Tab>
        </TabList>
        <TabPanel value="billing">
          {read.data ? <BillingPart billing={read.data} /> : <ReadState read={read} />}
        </TabPanel>
        <TabPanel value="tax">
          <div className="flex flex-col gap-5 sm:gap-6">
            <Suspense>
              <TaxDocuments />
            </Suspense>
          </div>
        </TabPanel>
      </Tabs>
    </Page>
  );
}
