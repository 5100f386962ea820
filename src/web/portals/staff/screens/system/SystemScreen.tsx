import { useQuery } from '@tanstack/react-query';
import { systemState } from '#web/domains/system/queries.ts';
import type { SystemState } from '#web/domains/system/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { SealsCard } from '#web/portals/staff/screens/audit/SealsCard.tsx';
import { SettingsPage } from '#web/portals/staff/screens/preferences/SettingsPage.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { BackupCard } from './BackupCard.tsx';
import { JobsCard } from './JobsCard.tsx';
import { KeptBackups } from './KeptBackups.tsx';
import { StateCard } from './StateCard.tsx';

/** Whether Larkhouse itself is as it should be: what it stands on, its jobs, and the records as they were written. */
export function SystemScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  return (
    <SettingsPage
      title={t('preferencesStaff.system.title')}
      subtitle={t('preferencesStaff.system.text')}
      needs="audit.read"
    >
      <div className="flex flex-col gap-6">
        {can('center.manage') && <Installation />}
        <SealsCard />
      </div>
    </SettingsPage>
  );
}

const LOOK_MS = 3_000;
/** While a backup is being made, its end is looked for. */
const whileMaking = ({ state: { data } }: { state: { data: SystemState | undefined } }) =>
  data?.backup?.isBeingMade ? LOOK_MS : false;

function Installation() {
  const { t } = useTranslation();
  return (
    <Loaded
      query={useQuery({ ...systemState, refetchInterval: whileMaking })}
      failed={t('system.failed')}
      skeleton={<SkeletonText label={t('system.title')} lines={6} />}
    >
      {(state) => (
        <>
          <StateCard state={state} />
          {state.backup && (
            <>
              <BackupCard backup={state.backup} />
              {/* Read anew when one more has been made. */}
              <KeptBackups key={state.backup.lastGood?.madeAt} />
            </>
          )}
          <JobsCard jobs={state.jobs} />
        </>
      )}
    </Loaded>
  );
}
