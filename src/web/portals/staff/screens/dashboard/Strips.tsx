import { Suspense } from 'react';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyWhenIdle } from '#web/lib/lazyWhenIdle.ts';
import { useStaffSession } from '#web/lib/session.ts';
import KioskStrip from '#web/portals/staff/screens/kiosk/KioskStrip.tsx';

const LocalOnlyBanner = lazyWhenIdle(() => withTexts(['centerReach'], () => import('./LocalOnlyBanner.tsx')));
const FirstSteps = lazyWhenIdle(() => withTexts(['common', 'dashboardFirstSteps'], () => import('./FirstSteps.tsx')));

/** What has to be known or seen to, above the day. */
export default function Strips() {
  const { can, center, isLocalOnly } = useStaffSession();
  return (
    <>
      {isLocalOnly && !center.isDemo && (
        <Suspense>
          <LocalOnlyBanner />
        </Suspense>
      )}
      {can('attendance.record') && <KioskStrip />}
      {can('center.manage') && !center.isDemo && (
        <Suspense>
          <FirstSteps />
        </Suspense>
      )}
    </>
  );
}
