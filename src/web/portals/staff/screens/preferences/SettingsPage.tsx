import type { ReactNode } from 'react';
import type { Capability } from '#contract/kernel/access.ts';
import { SETTINGS_ROUTES, useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';

type SettingsPageProps = {
  title: string;
  subtitle: string;
  needs: Capability;
  width?: 'wide' | 'narrow';
  actions?: ReactNode;
  children: ReactNode;
};

/** One part of the settings, for those whose role includes it. */
export function SettingsPage({ needs, title, children, ...page }: SettingsPageProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  if (!can(needs)) return <NotForRole title={title} />;
  return (
    <StaffPage {...page} title={title} back={{ to: SETTINGS_ROUTES.staff, label: t('preferencesStaff.back') }}>
      {children}
    </StaffPage>
  );
}
