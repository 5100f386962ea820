import { LogOut, Settings, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { useRoleName } from '#web/domains/staff/roleName.ts';
import { useSignOut } from '#web/layout/useSignOut.ts';
import { SETTINGS_ROUTES, useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { MenuItem, MenuLabel, MenuSeparator } from '#web/ui/Menu.tsx';

/** The ways of whoever is signed in to their settings and out; in the menu of their profile also who they are. */
export default function OwnLinks({ ofProfile }: { ofProfile?: boolean }) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { staff } = useStaffSession();
  const signOut = useSignOut('staff');
  return (
    <>
      {ofProfile && (
        <>
          <MenuLabel>
            <span className="block font-semibold text-base text-ink">{`${staff.firstName} ${staff.lastName}`}</span>
            {roleName(staff.role)}
          </MenuLabel>
          <MenuSeparator />
          <MenuItem asChild>
            <Link to="/profile">
              <UserRound aria-hidden="true" />
              {t('shell.header.profile')}
            </Link>
          </MenuItem>
        </>
      )}
      <MenuItem asChild>
        <Link to={SETTINGS_ROUTES.staff}>
          <Settings aria-hidden="true" />
          {t('shell.header.settings')}
        </Link>
      </MenuItem>
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={signOut}>
        {t(ofProfile ? 'shell.header.logout' : 'shell.header.signOut')}
      </MenuItem>
    </>
  );
}
