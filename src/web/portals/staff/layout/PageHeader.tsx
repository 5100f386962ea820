import { clsx } from 'clsx';
import { ArrowLeft, LogOut, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { HEADING_ID } from '#web/layout/useScreenTitle.ts';
import { useSignOut } from '#web/layout/useSignOut.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { AccountItems } from './ProfileMenu.tsx';

export type PageHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  /** Where the back button leads, to the dashboard unless told; 'leave' signs out (web-8). */
  back?: { readonly to: string; readonly label: string } | 'leave' | 'none';
  /** The screen's own buttons, beside the title; below it on phones. Narrower than a desktop, both stand below the back button. */
  actions?: ReactNode;
};

/** The page header (web-8); its logo and navigation stand in the bar above. */
export function PageHeader({ title, subtitle, back, actions }: PageHeaderProps) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 lg:grid-cols-[auto_1fr_auto_auto]">
      {back !== 'none' && <Back back={back ?? { to: '/dashboard', label: t('shell.header.backToDashboard') }} />}
      <div
        className={clsx(
          'min-w-0',
          back === 'none' ? 'lg:col-span-2' : ['max-lg:order-1', actions ? 'max-md:col-span-2' : 'max-lg:col-span-2'],
        )}
      >
        <Heading level={1} id={HEADING_ID} tabIndex={-1} className="outline-none">
          {title}
        </Heading>
        {subtitle && <p className="text-ink-soft">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3 max-lg:order-2 max-md:col-span-2">{actions}</div>}
      <SettingsMenu />
    </div>
  );
}

function SettingsMenu() {
  const { t } = useTranslation();
  const label = t('shell.header.settingsMenu');
  return (
    <Menu
      label={label}
      onNear={AccountItems.preload}
      trigger={
        <IconButton label={label} className="-me-2 col-start-2 justify-self-end lg:col-start-4">
          <Settings aria-hidden="true" />
        </IconButton>
      }
    >
      <AccountItems />
    </Menu>
  );
}

function Back({ back }: { back: { to: string; label: string } | 'leave' }) {
  const { t } = useTranslation();
  const signOut = useSignOut('staff');
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

const backLook = '-ms-3 justify-self-start print:hidden [&_svg]:size-4.5';
