import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, UserRoundCog } from 'lucide-react';
import { Link } from 'react-router';
import { STATUS_EVERY } from '#web/domains/center/queries.ts';
import { StatusCard } from '#web/domains/center/StatusCard.tsx';
import { HeadcountCard } from '#web/domains/compliance/HeadcountCard.tsx';
import { dashboardNow } from '#web/domains/dashboard/queries.ts';
import { UpcomingEvents } from '#web/domains/events/UpcomingEvents.tsx';
import { RecentAlerts } from '#web/domains/incidents/RecentAlerts.tsx';
import { StaffOnDuty } from '#web/domains/staff/StaffOnDuty.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { type IconLinkData, useLinks } from '#web/portals/staff/layout/navigation.ts';
import { Card } from '#web/ui/Card.tsx';

/** What stands beside the day's list; what a role may not see is left out. */
export default function SidePanels() {
  const { can } = useStaffSession();
  const status = useQuery({ ...dashboardNow, ...STATUS_EVERY, select: (now) => now.status });
  return (
    <>
      <StatusCard read={status} />
      {can('attendance.record') && <HeadcountCard />}
      {can('events.see') && <UpcomingEvents />}
      {can('staff.see') && <StaffOnDuty />}
      {(can('incidents') || can('reports.read')) && <RecentAlerts />}
      <ManageLinks />
    </>
  );
}

/** What the bar of a wide screen has no room for; narrower ones list it in their menu (web-11). */
const LINKS: readonly IconLinkData[] = [
  { to: '/staff', label: 'shell.nav.staff', icon: UserRoundCog, needs: 'staff.see' },
  { to: '/compliance', label: 'shell.nav.compliance', icon: ClipboardCheck, needs: 'center.manage' },
];

function ManageLinks() {
  const { t } = useTranslation();
  const links = useLinks(LINKS);
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('center.manage')} className="max-lg:hidden">
      <Card flush className="overflow-clip">
        <ul className="flex flex-col divide-y divide-line">
          {links.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-12 items-center gap-3 px-4 font-medium -outline-offset-2 hover:bg-sunken focus-visible:-outline-offset-2"
              >
                <Icon className="size-5 text-action" aria-hidden="true" />
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </nav>
  );
}
