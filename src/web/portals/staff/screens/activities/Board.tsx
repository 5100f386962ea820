import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { ChildTiles } from '#web/domains/activities/ChildTiles.tsx';
import { KindBar } from '#web/domains/activities/KindBar.tsx';
import { roomLog } from '#web/domains/activities/queries.ts';
import { BOARD_KINDS, type BoardKind, isOfWholeRoom, type LoggedChild } from '#web/domains/activities/rules.ts';
import { useServerNow } from '#web/domains/activities/useServerNow.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import LogForm from './LogForm.tsx';
import { LoggedDay } from './LoggedDay.tsx';
import { SleepLink } from './SleepLink.tsx';
import { UnendedNaps } from './UnendedNaps.tsx';

/** One room: who is there, who sleeps, what to record, and what was recorded today. */
export function Board({ roomId }: { roomId: number }) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const read = useQuery(roomLog(roomId));
  const now = useServerNow(read);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const logForm = useDialog<{ kind: BoardKind; who: readonly LoggedChild[] }>();
  const log = read.data;
  if (!log) {
    return read.isError ? <LoadFailed read={read} failed={t('activities.failed')} /> : <BoardSkeleton />;
  }
  const present = log.children;
  // Who was checked out meanwhile is chosen no more.
  const selected = present.filter(({ id }) => chosen.includes(id));
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const offered = BOARD_KINDS.filter(
    (kind) => (kind !== 'medicine' || can('medical.see')) && (kind !== 'photo' || can('gallery')),
  );
  const open = (kind: BoardKind) => {
    const everybody = isOfWholeRoom(kind) ? present : [];
    logForm.open({ kind, who: selected.length > 0 ? selected : everybody });
  };
  return (
    <>
      {present.length > 0 && log.staffOnDuty.length === 0 && (
        <Alert tone="warning" title={t('activities.noStaff', { room: log.room.name })}>
          {t('activities.noStaffText')}
        </Alert>
      )}
      <UnendedNaps naps={log.unendedNaps} />
      <SleepLink roomId={roomId} present={present} now={now} everyMinutes={log.sleepCheckMinutes} />
      {present.length === 0 ? (
        <EmptyState icon={<UsersRound />} title={t('activities.nobody', { room: log.room.name })} level={2}>
          {t('activities.nobodyText')}
        </EmptyState>
      ) : (
        <ChildTiles
          present={present}
          now={now}
          chosen={selected.map(({ id }) => id)}
          onToggle={toggle}
          onChoose={setChosen}
        />
      )}
      <LoggedDay entries={log.entries} />
      {present.length > 0 && (
        <KindBar kinds={offered} selected={selected.length} total={present.length} onKind={open} />
      )}
      {logForm.show(({ kind, who }, opened) => (
        <LogForm
          kind={kind}
          room={log.room}
          present={present}
          initial={who}
          {...opened}
          onLogged={() => {
            setChosen([]);
            logForm.close();
          }}
        />
      ))}
    </>
  );
}
