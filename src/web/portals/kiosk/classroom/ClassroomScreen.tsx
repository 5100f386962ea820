import { Clock, UsersRound } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ChildTiles } from '#web/domains/activities/ChildTiles.tsx';
import { KindBar } from '#web/domains/activities/KindBar.tsx';
import { isOfWholeRoom } from '#web/domains/activities/rules.ts';
import { useServerNow } from '#web/domains/activities/useServerNow.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { KioskState } from '#web/portals/kiosk/store.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { onView, readBoard, viewNow, watchBoard } from './board.ts';
import { ClassroomLog, type ClassroomLogKind, KINDS, type Kind } from './ClassroomLog.tsx';
import { ClockDialog } from './ClockDialog.tsx';
import { type ClassroomChild, childrenNow } from './rules.ts';

type ClassroomScreenProps = { room: NonNullable<KioskState['room']>; isOnline: boolean };

/** The tablet of a room: who is there, and what to log; each time it is asked who does. */
export default function ClassroomScreen({ room, isOnline }: ClassroomScreenProps) {
  const { t } = useTranslation();
  const { board, heldAt, pending, hasFailed } = useSyncExternalStore(onView, viewNow);
  const now = useServerNow({ data: board ?? undefined, dataUpdatedAt: heldAt });
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [notice, setNotice] = useState<{ text: string; isGood: boolean }>();
  const log = useDialog<{ kind: ClassroomLogKind; who: readonly ClassroomChild[] }>();
  const clock = useDialog();
  useEffect(watchBoard, []);

  const present = board ? childrenNow(board.children, pending) : [];
  // Who was checked out meanwhile is chosen no more.
  const selected = present.filter(({ id }) => chosen.includes(id));
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const open = (kind: ClassroomLogKind) => {
    const ofAll = kind === 'roll-call' || (kind !== 'report' && selected.length === 0 && isOfWholeRoom(kind));
    const who = ofAll ? present : selected;
    setNotice(who.length > 0 ? undefined : { text: t('activities.chooseFirst'), isGood: false });
    if (who.length > 0) log.open({ kind, who });
  };

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="font-semibold text-2xl">{room.name}</h1>
        {board && !isOnline && (
          <p className="text-ink-soft">{t('kioskRoom.asOf', { when: formatInstant(board.now) })}</p>
        )}
        <div className="flex flex-wrap gap-2.5 empty:hidden">
          {board && (
            <Button variant="secondary" icon={<Clock />} onClick={() => clock.open()}>
              {t('kiosk.clocking.title')}
            </Button>
          )}
          {present.length > 0 && (
            <>
              <Button variant="secondary" onClick={() => open('report')}>
                {t('kioskRoom.report.title')}
              </Button>
              <Button variant="secondary" onClick={() => open('roll-call')}>
                {t('rollCall.title')}
              </Button>
            </>
          )}
        </div>
      </div>
      <div className="empty:hidden">
        {notice && <Alert tone={notice.isGood ? 'success' : 'warning'}>{notice.text}</Alert>}
      </div>
      {board && present.length > 0 && (
        <ChildTiles
          present={present}
          now={now}
          chosen={selected.map(({ id }) => id)}
          onToggle={toggle}
          onChoose={setChosen}
        />
      )}
      {board && present.length === 0 && (
        <EmptyState icon={<UsersRound />} title={t('activities.nobody', { room: room.name })} level={2}>
          {t('activities.nobodyText')}
        </EmptyState>
      )}
      {!board && hasFailed && (
        <Alert tone="error" title={t('activities.failed')}>
          <Button variant="secondary" onClick={() => void readBoard()}>
            {t('kioskRoom.again')}
          </Button>
        </Alert>
      )}
      {!board && !hasFailed && (
        <p role="status" className="m-auto flex items-center gap-3 text-ink-soft text-lg">
          <Spinner /> {t('activities.loading')}
        </p>
      )}
      {present.length > 0 && (
        <KindBar<Kind> kinds={KINDS} selected={selected.length} total={present.length} onKind={open} />
      )}
      {board &&
        clock.show((_, opened) => (
          <ClockDialog
            room={room.name}
            board={board}
            {...opened}
            onClocked={(told) => {
              setNotice(told);
              clock.close();
            }}
          />
        ))}
      {board &&
        log.show(({ kind, who }, opened) => (
          <ClassroomLog
            kind={kind}
            who={who}
            board={board}
            {...opened}
            onLogged={(told) => {
              setNotice(told);
              setChosen([]);
              log.close();
            }}
          />
        ))}
    </div>
  );
}
