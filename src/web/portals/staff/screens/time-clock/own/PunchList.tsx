import { PUNCH_ICONS } from '#web/domains/time-clock/kinds.ts';
import { byDay, type Punch } from '#web/domains/time-clock/rules.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatDate, formatInstant, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';

/** Punches by day, as they were said: with where, and what is unusual about each. */
export function PunchList({ punches }: { punches: readonly Punch[] }) {
  const { t } = useTranslation();
  if (punches.length === 0) return <p className="text-ink-soft">{t('timeClock.noPunches')}</p>;
  return (
    <ul className="flex flex-col gap-4">
      {byDay(punches).map(([date, all]) => (
        <li key={date}>
          <p className="font-medium">{formatDate(date, 'full')}</p>
          <ul className="divide-y divide-line border-line border-y">
            {all.map((punch) => (
              <PunchItem key={punch.id} punch={punch} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function PunchItem({ punch }: { punch: Punch }) {
  const { t } = useTranslation();
  const { kind, time, source, kiosk, by, sentAt, clockOffSeconds, isSetAside } = punch;
  const Icon = PUNCH_ICONS[kind];
  const where = kiosk ?? by;
  const minutes = Math.round(Math.abs(clockOffSeconds ?? 0) / 60);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <Icon className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <span className="tabular-nums">{formatTime(time)}</span>
      <span className="font-medium">{t(`timeClock.punches.${kind}`)}</span>
      <span className="text-ink-soft">
        {where === null || source === 'own'
          ? t(`timeClock.sources.${source}`)
          : t(`timeClock.sourcesOf.${source}`, { name: where })}
      </span>
      {sentAt && <Badge tone="info">{t('timeClock.sentLater', { when: formatInstant(sentAt) })}</Badge>}
      {clockOffSeconds !== null && (
        <Badge tone="attention">{t('timeClock.clockOff', { duration: formatDuration(minutes) })}</Badge>
      )}
      {isSetAside && <Badge tone="attention">{t('timeClock.setAside')}</Badge>}
    </li>
  );
}
