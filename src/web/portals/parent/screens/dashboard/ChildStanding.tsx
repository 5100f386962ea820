import { clsx } from 'clsx';
import { type FamilyDay, standingOf } from '../../../../domains/dashboard/rules.ts';
import { formatTime } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';

/** Where the child is now; it changes by itself, and is then spoken. */
export function ChildStanding({ day, isClosed, name }: { day: FamilyDay; isClosed: boolean; name: string }) {
  const { t } = useTranslation();
  const standing = standingOf(day, isClosed);
  const isHere = standing.kind === 'here' || standing.kind === 'hereLate';
  return (
    <p
      role="status"
      className={clsx(
        'inline-flex min-h-8 items-center gap-2 rounded-full px-3.5 py-1 font-semibold',
        isHere ? 'bg-action text-action-ink' : 'bg-sunken text-ink',
      )}
    >
      {isHere && <span aria-hidden="true" className="dot size-2 rounded-full bg-current" />}
      <span className="sr-only">{t('portal.child.now', { name })}: </span>
      {'time' in standing
        ? t(`portal.child.${standing.kind}`, { time: formatTime(standing.time) })
        : t(`portal.child.${standing.kind}`)}
    </p>
  );
}
