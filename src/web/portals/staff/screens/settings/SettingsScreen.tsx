import { ChevronRight, FileSpreadsheet, House, KeyRound, Mail, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SecuritySection } from '../../../../domains/security/SecuritySection.tsx';
import { useStaffSession } from '../../../../lib/session.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import { Section } from '../../../../ui/Section.tsx';
import { Page } from '../../layout/Page.tsx';

const SECTIONS = [
  { to: '/settings/center', key: 'house', Icon: House, needs: 'center.manage' },
  { to: '/settings/roles', key: 'roles', Icon: KeyRound, needs: 'roles.manage' },
  { to: '/settings/security', key: 'security', Icon: ShieldCheck, needs: 'center.manage' },
  { to: '/settings/mail', key: 'mail', Icon: Mail, needs: 'center.manage' },
  { to: '/settings/import', key: 'import', Icon: FileSpreadsheet, needs: 'center.manage' },
] as const;

/** The settings' front page: each part has an address of its own. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const { can, staff } = useStaffSession();
  const sections = SECTIONS.filter(({ needs }) => can(needs));
  return (
    <Page title={t('shell.titles.settings')} subtitle={t('settings.subtitle')} width="narrow">
      {sections.length > 0 && (
        <Section title={t('settings.center.title')}>
          <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-card">
            {sections.map(({ to, key, Icon }) => (
              <li key={to}>
                <Link to={to} className={sectionLook}>
                  <span className="grid size-10 shrink-0 place-content-center rounded-md bg-action-soft text-action-soft-ink">
                    <Icon className="size-5" aria-hidden="true" />
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{t(`settings.${key}.title`)}</span>
                    <span className="block text-ink-soft text-sm">{t(`settings.${key}.text`)}</span>
                  </span>
                  <ChevronRight className="size-5 shrink-0 text-ink-faint" aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('settings.own.title')}>
        <Alert title={t('settings.own.notYet')}>{t('settings.own.notYetText')}</Alert>
      </Section>
      <Section title={t('settings.security.own')}>
        <SecuritySection audience="staff" email={staff.email} />
      </Section>
    </Page>
  );
}

const sectionLook =
  'flex min-h-18 items-center gap-4 px-4 py-3.5 -outline-offset-2 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 sm:px-5';
