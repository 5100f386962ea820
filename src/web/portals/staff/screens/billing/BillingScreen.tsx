import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { BillingTabs } from './BillingTabs.tsx';

/** What families owe and pay. */
export function BillingScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  if (!can('billing')) return <NotForRole title={t('shell.titles.billing')} />;
  return (
    <StaffPage title={t('shell.titles.billing')} subtitle={t('billing.subtitle')}>
      <BillingTabs />
    </StaffPage>
  );
}
