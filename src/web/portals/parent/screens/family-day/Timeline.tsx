import { Camera, ClipboardList, House, LogIn, type LucideIcon, Palette, ShieldAlert } from 'lucide-react';
import { Link } from 'react-router';
import { ActivityIcon, activityLook } from '#web/domains/activities/ActivityIcon.tsx';
import { MoodFace } from '#web/domains/daily-reports/MoodFace.tsx';
import type { DayEntry, FamilyDay } from '#web/domains/dashboard/rules.ts';
import { useParentSession } from '#web/lib/session.ts';
import { formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { addressOf } from '#web/portals/parent/screens/dashboard/views.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Private } from '#web/ui/Private.tsx';
import { EntryTitle } from './EntryTitle.tsx';

type TimelineProps = { day: FamilyDay; name: string; child: string; onIncident(id: number): void };

/** The day as it went, from check-in to check-out; it grows by itself while the child is there. */
export function Timeline({ day, name, child, onIncident }: TimelineProps) {
  const { t } = useTranslation();
  const { center } = useParentSession();
  return (
    <ol className="relative flex flex-col">
      {day.entries.map((entry, index) => (
        <li key={entry.id} className="relative flex gap-3.5 pb-5 last:pb-0">
          {(index < day.entries.length - 1 || day.isHere) && (
            <span aria-hidden="true" className="absolute start-[1.1875rem] top-10 bottom-0 w-0.5 bg-line" />
          )}
          <Mark entry={entry} />
          <div className="min-w-0 flex-1 pt-1.5">
            <div className="flex items-baseline justify-between gap-x-3">
              <p className="min-w-0 font-semibold">
                <Private>
                  <EntryTitle entry={entry} />
                </Private>
              </p>
              {entry.at && (
                <time dateTime={entry.at} className="shrink-0 text-ink-soft text-sm">
                  {formatTime(entry.at)}
                </time>
              )}
            </div>
            {entry.mood && (
              <div className="my-1">
                <Badge tone="highlight" icon={<MoodFace mood={entry.mood} />}>
                  {t(`dailyReportsMoods.${entry.mood}`)}
                </Badge>
              </div>
            )}
            {entry.text && (
              <p className="whitespace-pre-line break-words text-ink-soft">
                <Private>{entry.text}</Private>
              </p>
            )}
            {entry.thumbnailUrl && <Picture entry={entry} address={entry.thumbnailUrl} child={child} />}
            {entry.kind === 'incident' && (
              <Button
                variant={entry.needsAcknowledgement ? 'primary' : 'secondary'}
                size="small"
                className="mt-2"
                onClick={() => onIncident(entry.recordId)}
              >
                {t(entry.needsAcknowledgement ? 'familyDay.day.readIncident' : 'familyDay.day.openIncident')}
              </Button>
            )}
          </div>
        </li>
      ))}
      {day.isToday && day.isHere && (
        <li className="flex items-center gap-3.5 pt-1 text-ink-soft">
          <span aria-hidden="true" className="grid size-10 shrink-0 place-content-center">
            <span className="dot size-3 rounded-full bg-action" />
          </span>
          <Private>{t('familyDay.day.hereNow', { name, center: center.name })}</Private>
        </li>
      )}
    </ol>
  );
}

/** A photo in its place of the day; it opens large in the gallery. */
function Picture({ entry, address, child }: { entry: DayEntry; address: string; child: string }) {
  const { t } = useTranslation();
  return (
    <Link
      to={`${addressOf('gallery', child)}&photo=${entry.recordId}`}
      aria-label={t('familyDay.day.openPhoto', { title: entry.title })}
      className="mt-2 block aspect-4/3 w-full max-w-64 overflow-hidden rounded-md border border-line bg-sunken"
    >
      <Private className="block size-full">
        <img
          src={address}
          width={320}
          height={240}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      </Private>
    </Link>
  );
}

function Mark({ entry: { kind, activityKind } }: { entry: DayEntry }) {
  const { Icon, look } = MARKS[kind];
  return (
    <span
      aria-hidden="true"
      className={`relative grid size-10 shrink-0 place-content-center rounded-full [&_svg]:size-5 ${activityKind ? activityLook(activityKind) : look}`}
    >
      {activityKind ? <ActivityIcon kind={activityKind} /> : <Icon />}
    </span>
  );
}

const MARKS: Record<DayEntry['kind'], { readonly Icon: LucideIcon; readonly look: string }> = {
  'check-in': { Icon: LogIn, look: 'bg-success-soft text-success-ink' },
  'check-out': { Icon: House, look: 'bg-info-soft text-info-ink' },
  activity: { Icon: Palette, look: 'bg-highlight-soft text-highlight-ink' },
  photo: { Icon: Camera, look: 'bg-hue-6 text-hue-6-ink' },
  'daily-report': { Icon: ClipboardList, look: 'bg-action-soft text-action-soft-ink' },
  incident: { Icon: ShieldAlert, look: 'bg-attention-soft text-attention-ink' },
};
