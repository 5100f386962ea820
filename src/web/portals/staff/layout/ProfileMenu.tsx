import { LogOut, Settings, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { useRoleName } from '#web/domains/staff/roleName.ts';
import { useSignOut } from '#web/layout/useSignOut.ts';
import { SETTINGS_ROUTES, useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { hueOf } from '#web/ui/hue.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/Menu.tsx';

/** Who is signed in, with the ways to their profile, their settings and out. */
export function ProfileMenu() {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { staff } = useStaffSession();
  const signOut = useSignOut('staff');
  const name = `${staff.firstName} ${staff.lastName}`;
  return (
    <Menu
      trigger={
        <button type="button" className="grid size-11 shrink-0 place-content-center rounded-full max-lg:hidden">
          <Avatar name={name} hue={hueOf(staff.id)} />
          <span className="sr-only">{t('shell.header.profileMenu', { name })}</span>
        </button>
      }
    >
      <MenuLabel>
        <span className="block font-semibold text-base text-ink">{name}</span>
        {roleName(staff.role)}
      </MenuLabel>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/profile">
          <UserRound aria-hidden="true" />
          {t('shell.header.profile')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={SETTINGS_ROUTES.staff}>
          <Settings aria-hidden="true" />
          {t('shell.header.settings')}
        </Link>
      </MenuItem>
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={signOut}>
        {t('shell.header.logout')}
      </MenuItem>
    </Menu>
  );
}
