import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { roomLog } from '../../../../domains/activities/queries.ts';
import { type BoardKind, isOfWholeRoom, type LoggedChild } from '../../../../domains/activities/rules.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { ChildTiles } from './ChildTiles.tsx';
import { DayList } from './DayList.tsx';
import { KindBar } from './KindBar.tsx';
import { Naps } from './Naps.tsx';
import { Sheet } from './Sheet.tsx';
import { UnendedNaps } from './UnendedNaps.tsx';
import { useServerNow } from './useServerNow.ts';

/** One room: who is there, who sleeps, what to record, and what was recorded today. */
export function Board({ roomId }: { roomId: number }) {
  const { t } = useTranslation();
  const read = useQuery(roomLog(roomId));
  const now = useServerNow(read);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [sheet, setSheet] = useState<{ kind: BoardKind; who: readonly LoggedChild[]; open: boolean; key: number }>();
  const log = read.data;
  if (!log) {
    return read.isError ? (
      <Alert
        tone="error"
        retry={{ label: t('shell.tryAgain'), busy: read.isFetching, onRetry: () => void read.refetch() }}
      >
        {t('activities.failed')}
      </Alert>
    ) : (
      <BoardSkeleton />
    );
  }
  const present = log.children;
  // Who was checked out meanwhile is chosen no more.
  const selected = present.filter(({ id }) => chosen.includes(id));
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const open = (kind: BoardKind) => {
    const everybody = isOfWholeRoom(kind) ? present : [];
    setSheet({ kind, who: selected.length > 0 ? selected : everybody, open: true, key: Date.now() });
  };
  return (
    <>
      {present.length > 0 && log.staffOnDuty.length === 0 && (
        <Alert tone="warning" title={t('activities.noStaff', { room: log.room.name })}>
          {t('activities.noStaffText')}
        </Alert>
      )}
      <UnendedNaps naps={log.unendedNaps} />
      <Naps present={present} now={now} everyMinutes={log.sleepCheckMinutes} />
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
      <DayList entries={log.entries} />
      {present.length > 0 && <KindBar selected={selected.length} total={present.length} onKind={open} />}
      {sheet && (
        <Sheet
          key={sheet.key}
          kind={sheet.kind}
          room={log.room}
          present={present}
          initial={sheet.who}
          open={sheet.open}
          onOpenChange={(isOpen) => setSheet({ ...sheet, open: isOpen })}
          onLogged={() => {
            setChosen([]);
            setSheet({ ...sheet, open: false });
          }}
        />
      )}
    </>
  );
}
