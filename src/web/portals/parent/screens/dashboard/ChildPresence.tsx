import { clsx } from 'clsx';
import { type FamilyDay, presenceOf } from '#web/domains/dashboard/rules.ts';
import { formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** Where the child is now; it changes by itself, and is then spoken. */
export function ChildPresence({ day, isClosed, name }: { day: FamilyDay; isClosed: boolean; name: string }) {
  const { t } = useTranslation();
  const presence = presenceOf(day, isClosed);
  const isHere = presence.kind === 'here' || presence.kind === 'hereLate';
  return (
    <p
      role="status"
      className={clsx(
        'inline-flex min-h-8 items-center gap-2 rounded-full px-3.5 py-1 font-semibold',
        isHere ? 'bg-action text-action-ink' : 'bg-sunken text-ink',
      )}
    >
      {isHere && <span aria-hidden="true" className="dot size-2 rounded-full bg-current" />}
      <span className="sr-only">{t('familyDay.child.now', { name })}: </span>
      {'time' in presence
        ? t(`familyDay.child.${presence.kind}`, { time: formatTime(presence.time) })
        : t(`familyDay.child.${presence.kind}`)}
    </p>
  );
}
