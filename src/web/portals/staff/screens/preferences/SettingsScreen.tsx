import { Suspense } from 'react';
import { SecuritySection } from '#web/domains/security/SecuritySection.tsx';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { OwnSettings } from './own/OwnSettings.tsx';
import { SectionLinks } from './SectionLinks.tsx';

const StaffPinCard = lazyPart(() =>
  withTexts(['accounts', 'common', 'kioskPin', 'security'], () => import('./own/StaffPinCard.tsx')),
);

/** The settings' front page: the center's parts have addresses of their own, one's own stand here. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const { can, version, staff } = useStaffSession();
  return (
    <StaffPage title={t('shell.titles.settings')} subtitle={t('preferencesStaff.subtitle')} width="narrow">
      <SectionLinks />
      <Section title={t('preferencesStaff.own.title')}>
        <OwnSettings />
      </Section>
      <Section title={t('preferencesStaff.security.own')}>
        <SecuritySection audience="staff" email={staff.email} />
      </Section>
      {can('activities.record') && (
        <Suspense fallback={<Skeleton className="h-44 rounded-lg" />}>
          <StaffPinCard />
        </Suspense>
      )}
      <p className="text-ink-soft text-sm">{t('preferencesStaff.version', { version })}</p>
    </StaffPage>
  );
}
