import { useQuery } from '@tanstack/react-query';
import { Moon } from 'lucide-react';
import { roomLog } from '#web/domains/activities/queries.ts';
import type { LoggedChild, RoomLog } from '#web/domains/activities/rules.ts';
import { useAlarmSound } from '#web/domains/activities/useAlarmSound.ts';
import { useServerNow } from '#web/domains/activities/useServerNow.ts';
import { rooms } from '#web/domains/center/queries.ts';
import { enrollmentRooms } from '#web/domains/center/rules.ts';
import { useRoomChoice } from '#web/domains/center/useRoomChoice.ts';
import { ROOM, useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { BoardSkeleton } from '../BoardSkeleton.tsx';
import { LookRow } from './LookRow.tsx';
import { SeenTogether } from './SeenTogether.tsx';
import { useWakeUp } from './useWakeUp.ts';

const LogForm = lazyDialog(() => import('../LogForm.tsx'));

/** A room's sleep checks: each child by itself where the rules ask for that, else the whole room at once (activities-9). */
export function SleepScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const read = useQuery(rooms);
  const [room] = useRoomChoice(enrollmentRooms(read.data ?? []));
  const mayRecord = can('activities.record');
  const log = useQuery({ ...roomLog(room?.id ?? 0), enabled: mayRecord && room !== undefined });
  const napping = useDialog();
  if (!mayRecord) return <NotForRole title={t('activitiesSleep.looks')} />;
  const failed = [read, log].find(({ data, error }) => error && !data);
  const awake = log.data?.children.filter(({ nap }) => !nap) ?? [];
  return (
    <StaffPage
      title={room ? t('activitiesSleep.title', { room: room.name }) : t('activitiesSleep.looks')}
      width="narrow"
      back={{ to: room ? `${ROOM}?room=${room.id}` : ROOM, label: t('activitiesSleep.back') }}
    >
      {failed && <LoadFailed read={failed} failed={t('activities.failed')} />}
      {!log.data && !failed && <BoardSkeleton />}
      {log.data && <Round log={log.data} updatedAt={log.dataUpdatedAt} />}
      {awake.length > 0 && (
        <Button
          variant="secondary"
          icon={<Moon className="size-5" />}
          className="self-start"
          {...LogForm.near}
          onClick={() => napping.open()}
        >
          {t('activitiesSleep.start')}
        </Button>
      )}
      {room &&
        napping.show((_, opened) => (
          <LogForm
            kind="nap"
            room={room}
            present={log.data?.children ?? []}
            initial={awake}
            {...opened}
            onLogged={napping.close}
          />
        ))}
    </StaffPage>
  );
}

type Asleep = LoggedChild & { readonly nap: NonNullable<LoggedChild['nap']> };

function Round({ log, updatedAt }: { log: RoomLog; updatedAt: number }) {
  const { t } = useTranslation();
  const now = useServerNow({ data: log, dataUpdatedAt: updatedAt });
  const wakeUp = useWakeUp();
  const asleep = log.children.filter((child): child is Asleep => child.nap !== null);
  useAlarmSound(log.children, now);
  if (asleep.length === 0) {
    return (
      <EmptyState icon={<Moon />} title={t('activitiesSleep.nobody', { room: log.room.name })} level={2}>
        {t('activitiesSleep.nobodyText')}
      </EmptyState>
    );
  }
  if (!log.isLookedAtSingly) return <SeenTogether asleep={asleep} now={now} onWoke={wakeUp} />;
  return (
    <ul
      aria-label={t('activitiesSleep.looks')}
      className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface shadow-card max-sm:-mx-3"
    >
      {asleep.map((child) => (
        <LookRow key={child.nap.id} child={child} nap={child.nap} now={now} onWoke={() => wakeUp(child.nap.id)} />
      ))}
    </ul>
  );
}
