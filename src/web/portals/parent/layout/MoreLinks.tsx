import { CalendarCheck, CalendarDays, Camera, FileText, LogOut, Settings, Sprout, UserRound } from 'lucide-react';
import { useLocation } from 'react-router';
import { MoreList } from '#web/layout/MoreList.tsx';
import { useSignOut } from '#web/layout/useSignOut.ts';
import { SETTINGS_ROUTES } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { addressOf, useAddress, useShownView } from '#web/portals/parent/screens/dashboard/views.ts';

const VIEWS = [
  { view: 'cameras', icon: Camera },
  { view: 'growth', icon: Sprout },
  { view: 'calendar', icon: CalendarDays },
  { view: 'tax-documents', icon: FileText },
  { view: 'profile', icon: UserRound },
] as const;

/** What the bar at the bottom of a phone has no room for. */
export function MoreLinks() {
  const { t } = useTranslation();
  const { child } = useAddress();
  const shown = useShownView();
  const { pathname } = useLocation();
  const signOut = useSignOut('parent');
  return (
    <div className="mx-auto max-w-xl p-4">
      <MoreList
        links={[
          ...VIEWS.map(({ view, icon }) => ({
            to: addressOf(view, child),
            text: t(`familyDay.views.${view}`),
            icon,
            isCurrent: shown === view,
          })),
          {
            to: '/parent-bookings',
            text: t('familyDay.header.bookings'),
            icon: CalendarCheck,
            isCurrent: pathname === '/parent-bookings',
          },
          {
            to: SETTINGS_ROUTES.parent,
            text: t('familyDay.header.settings'),
            icon: Settings,
            isCurrent: shown === 'settings',
          },
          { onPress: signOut, text: t('familyDay.header.signOut'), icon: LogOut },
        ]}
      />
    </div>
  );
}
