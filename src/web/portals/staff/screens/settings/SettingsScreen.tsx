import { SecuritySection } from '../../../../domains/security/SecuritySection.tsx';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Section } from '../../../../ui/Section.tsx';
import { Page } from '../../layout/Page.tsx';
import { OwnSettings } from './own/OwnSettings.tsx';
import { SectionLinks } from './SectionLinks.tsx';

/** The settings' front page: the center's parts have addresses of their own, one's own stand here. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const { version, staff } = useStaffSession();
  return (
    <Page title={t('shell.titles.settings')} subtitle={t('settings.subtitle')} width="narrow">
      <SectionLinks />
      <Section title={t('settings.own.title')}>
        <OwnSettings />
      </Section>
      <Section title={t('settings.security.own')}>
        <SecuritySection audience="staff" email={staff.email} />
      </Section>
      <p className="text-ink-soft text-sm">{t('settings.version', { version })}</p>
    </Page>
  );
}
