import { clsx } from 'clsx';
import { ListChecks, Moon, NotebookPen, Utensils } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { type LoggedChild, lookState } from '#web/domains/activities/rules.ts';
import type { Room } from '#web/domains/center/rules.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { ROOM, useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';

const LogForm = lazyDialog(() =>
  withTexts(['activities', 'children', 'common'], () => import('#web/portals/staff/screens/activities/LogForm.tsx')),
);

type RoomActionsProps = {
  room: Room;
  present: readonly LoggedChild[];
  now: number;
  /** Checks several children in; left out where nobody is to come. */
  onSelect?(): void;
};

/** What is done for many children at once, one tap away. */
export function RoomActions({ room, present, now, onSelect }: RoomActionsProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const meal = useDialog();
  const mayRecord = can('activities.record');
  useEffect(() => {
    if (mayRecord) LogForm.soon();
  }, [mayRecord]);
  const naps = present.flatMap(({ nap }) => nap ?? []);
  const overdue = naps.filter((nap) => lookState(nap, now).state === 'overdue').length;
  return (
    <>
      <div className={clsx('grid auto-cols-fr grid-flow-col gap-2 sm:gap-3', onSelect && 'max-sm:min-h-22')}>
        {onSelect && (
          <button type="button" className={clsx(look, 'bg-action! text-action-ink!')} onClick={onSelect}>
            <ListChecks aria-hidden="true" />
            <Words>{t('attendance.several')}</Words>
          </button>
        )}
        {mayRecord && (
          <>
            <Link
              to={`${ROOM}/sleep?room=${room.id}`}
              className={clsx(look, overdue > 0 && 'border-attention! bg-attention-soft! text-attention-ink!')}
            >
              <Moon aria-hidden="true" />
              <Words>
                {overdue > 0
                  ? t('attendanceRoom.looksDue', { count: overdue })
                  : naps.length > 0
                    ? t('attendanceRoom.looksOf', { count: naps.length })
                    : t('attendanceRoom.looks')}
              </Words>
            </Link>
            <button
              type="button"
              className={look}
              disabled={present.length === 0}
              {...LogForm.near}
              onClick={() => meal.open()}
            >
              <Utensils aria-hidden="true" />
              <Words>{t('attendanceRoom.meal')}</Words>
            </button>
            <Link to={`/activities?room=${room.id}`} className={look}>
              <NotebookPen aria-hidden="true" />
              <Words>{t('attendanceRoom.log')}</Words>
            </Link>
          </>
        )}
      </div>
      {meal.show((_, opened) => (
        <LogForm kind="meal" room={room} present={present} initial={present} {...opened} onLogged={meal.close} />
      ))}
    </>
  );
}

const Words = ({ children }: { children: ReactNode }) => <span className="min-w-0 max-w-full">{children}</span>;

const look = clsx(
  'flex min-h-16 flex-col items-center justify-center gap-1 rounded-md border border-line bg-surface px-1 py-1.5 text-center font-medium text-ink text-xs leading-tight shadow-card',
  'transition-colors hover:border-line-strong hover:bg-sunken disabled:opacity-50 sm:flex-row sm:gap-2.5 sm:text-base [&_svg]:size-5 [&_svg]:shrink-0',
);
