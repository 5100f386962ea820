import type { ReactNode } from 'react';
import type { Capability } from '../../../../../contract/access.ts';
import { SETTINGS_ROUTES, useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { NotForRole } from '../../layout/NotForRole.tsx';
import { Page } from '../../layout/Page.tsx';

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
    <Page {...page} title={title} back={{ to: SETTINGS_ROUTES.staff, label: t('settings.back') }}>
      {children}
    </Page>
  );
}
