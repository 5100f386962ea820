import {
  ChevronRight,
  FileSpreadsheet,
  House,
  KeyRound,
  Mail,
  ScrollText,
  Server,
  ShieldCheck,
  TabletSmartphone,
} from 'lucide-react';
import { Link } from 'react-router';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Section } from '#web/ui/Section.tsx';

const SECTIONS = [
  { to: '/settings/center', key: 'house', Icon: House, needs: 'center.manage' },
  { to: '/settings/roles', key: 'roles', Icon: KeyRound, needs: 'roles.manage' },
  { to: '/settings/security', key: 'security', Icon: ShieldCheck, needs: 'center.manage' },
  { to: '/settings/kiosks', key: 'kiosks', Icon: TabletSmartphone, needs: 'center.manage' },
  { to: '/settings/kiosks', key: 'kioskPins', Icon: TabletSmartphone, needs: 'parents.invite' },
  { to: '/settings/mail', key: 'mailSection', Icon: Mail, needs: 'center.manage' },
  { to: '/settings/audit', key: 'auditLog', Icon: ScrollText, needs: 'audit.read' },
  { to: '/settings/system', key: 'system', Icon: Server, needs: 'audit.read' },
  { to: '/settings/import', key: 'import', Icon: FileSpreadsheet, needs: 'center.manage' },
] as const;

/** The ways to the center's settings, for those whose role includes them. */
export function SectionLinks() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  // Of a screen with several parts the first that the reader's role includes.
  const open = SECTIONS.filter(({ needs }) => can(needs));
  const sections = open.filter(({ to }, index) => open.findIndex((one) => one.to === to) === index);
  if (sections.length === 0) return null;
  return (
    <Section title={t('preferencesStaff.center.title')}>
      <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-card">
        {sections.map(({ to, key, Icon }) => (
          <li key={to}>
            <Link to={to} className={sectionLook}>
              <span className="grid size-10 shrink-0 place-content-center rounded-md bg-action-soft text-action-soft-ink">
                <Icon className="size-5" aria-hidden="true" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{t(`preferencesStaff.${key}.title`)}</span>
                <span className="block text-ink-soft text-sm">{t(`preferencesStaff.${key}.text`)}</span>
              </span>
              <ChevronRight className="size-5 shrink-0 text-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const sectionLook =
  'flex min-h-18 items-center gap-4 px-4 py-3.5 -outline-offset-2 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 sm:px-5';
