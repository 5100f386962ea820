import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { NotForRole } from '../../layout/NotForRole.tsx';
import { Page } from '../../layout/Page.tsx';
import { BillingTabs } from './BillingTabs.tsx';

/** What families owe and pay (DECISIONS row 38). */
export function BillingScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  if (!can('billing')) return <NotForRole title={t('shell.titles.billing')} />;
  return (
    <Page title={t('shell.titles.billing')} subtitle={t('billing.subtitle')}>
      <BillingTabs />
    </Page>
  );
}
