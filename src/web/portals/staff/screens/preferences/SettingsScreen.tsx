import { SecuritySection } from '#web/domains/security/SecuritySection.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Section } from '#web/ui/Section.tsx';
import { OwnSettings } from './own/OwnSettings.tsx';
import { SectionLinks } from './SectionLinks.tsx';

/** The settings' front page: the center's parts have addresses of their own, one's own stand here. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const { version, staff } = useStaffSession();
  return (
    <StaffPage title={t('shell.titles.settings')} subtitle={t('preferencesStaff.subtitle')} width="narrow">
      <SectionLinks />
      <Section title={t('preferencesStaff.own.title')}>
        <OwnSettings />
      </Section>
      <Section title={t('preferencesStaff.security.own')}>
        <SecuritySection audience="staff" email={staff.email} />
      </Section>
      <p className="text-ink-soft text-sm">{t('preferencesStaff.version', { version })}</p>
    </StaffPage>
  );
}
