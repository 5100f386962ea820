import { ArrowLeft, LogOut, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HEADING_ID } from '../../../layout/useScreenTitle.ts';
import { SETTINGS_ROUTES } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu, MenuItem } from '../../../ui/Menu.tsx';
import { useSignOut } from './useSignOut.ts';

export type PageHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  /** Where the back button leads, to the dashboard unless told; 'leave' signs out (DECISIONS row 44). */
  back?: { readonly to: string; readonly label: string } | 'leave' | 'none';
  /** The screen's own buttons, beside the title; below it on phones. */
  actions?: ReactNode;
};

/** The page header of seed 000 section 2; its logo and navigation stand in the bar above. */
export function PageHeader({ title, subtitle, back, actions }: PageHeaderProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex min-h-11 items-center justify-between gap-3">
        {back !== 'none' && <Back back={back ?? { to: '/dashboard', label: t('shell.header.backToDashboard') }} />}
        <SettingsMenu />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <Heading level={1} id={HEADING_ID} tabIndex={-1} className="outline-none">
            {title}
          </Heading>
          {subtitle && <p className="mt-1 text-ink-soft">{subtitle}</p>}
        </div>
        {actions && <div className="flex w-full flex-wrap gap-3 sm:w-auto">{actions}</div>}
      </div>
    </div>
  );
}

function SettingsMenu() {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <Menu
      label={t('shell.header.settingsMenu')}
      trigger={
        <IconButton label={t('shell.header.settingsMenu')} className="-me-2 ms-auto">
          <Settings aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem asChild>
        <Link to={SETTINGS_ROUTES.staff}>
          <Settings aria-hidden="true" />
          {t('shell.header.settings')}
        </Link>
      </MenuItem>
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={signOut}>
        {t('shell.header.signOut')}
      </MenuItem>
    </Menu>
  );
}

function Back({ back }: { back: { to: string; label: string } | 'leave' }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  if (back === 'leave') {
    return (
      <Button variant="quiet" size="small" className={backLook} icon={<LogOut aria-hidden="true" />} onClick={signOut}>
        {t('shell.header.leave')}
      </Button>
    );
  }
  return (
    <Button asChild variant="quiet" size="small" className={backLook} icon={<ArrowLeft aria-hidden="true" />}>
      <Link to={back.to}>{back.label}</Link>
    </Button>
  );
}

const backLook = '-ms-3 [&_svg]:size-4.5';
