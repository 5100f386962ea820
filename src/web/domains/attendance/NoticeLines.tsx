import { CalendarOff, Clock, Hand, HeartPulse, type LucideIcon, MessageSquareText } from 'lucide-react';
import { Suspense } from 'react';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { DayNotice } from './notices.ts';

/** Its words are those of the door. */
const HealthText = lazyPart(() => withTexts(['kioskManagement'], () => import('#web/domains/kiosk/HealthText.tsx')));

type NoticeLinesProps = {
  notices: readonly DayNotice[];
  /** In full, with who told it; else two lines at most. */
  whole?: boolean;
};

/** What a child's family told for the day, a line each. */
export default function NoticeLines({ notices, whole }: NoticeLinesProps) {
  const { t } = useTranslation();
  const sayingOf = ({ kind, from, to, time, person, text }: DayNotice) => {
    if (kind === 'health') {
      return (
        <Suspense>
          <HealthText hasNote={text !== ''} />
        </Suspense>
      );
    }
    if (kind === 'pickup') return t('attendance.notices.pickup', { person, time: formatTime(time) });
    if (kind === 'late-arrival') return t('attendance.notices.late', { time: formatTime(time) });
    if (kind === 'note') return t('attendance.notices.note');
    return from === to
      ? t('attendance.notices.absent')
      : t('attendance.notices.absentUntil', { day: formatDate(to, 'short') });
  };
  return notices.map((notice) => {
    const Icon = ICONS[notice.kind];
    return (
      <span
        key={`${notice.kind} ${notice.id}`}
        className={whole ? 'flex items-start gap-2' : 'flex items-start gap-1 text-ink-soft text-xs'}
      >
        <Icon className={whole ? 'mt-0.5 size-5 shrink-0' : 'mt-px size-3.5 shrink-0'} aria-hidden="true" />
        <span className="min-w-0 break-words">
          {notice.kind === 'note' && !whole ? (
            <VisuallyHidden>{sayingOf(notice)}</VisuallyHidden>
          ) : (
            <span className="font-medium">{sayingOf(notice)}</span>
          )}
          {notice.text && (
            <span
              className={whole ? 'block whitespace-pre-line' : 'line-clamp-2 font-normal'}
              title={whole ? undefined : notice.text}
            >
              {notice.text}
            </span>
          )}
          {whole && (
            <span className="block text-ink-soft text-sm">
              {t('attendance.notices.toldBy', { name: notice.reportedBy })}
            </span>
          )}
        </span>
      </span>
    );
  });
}

const ICONS: Readonly<Record<DayNotice['kind'], LucideIcon>> = {
  absence: CalendarOff,
  'late-arrival': Clock,
  pickup: Hand,
  note: MessageSquareText,
  health: HeartPulse,
};
