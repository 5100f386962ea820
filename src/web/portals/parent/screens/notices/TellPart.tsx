import type { UseQueryResult } from '@tanstack/react-query';
import { CalendarOff, Car, Clock, type LucideIcon, NotebookPen } from 'lucide-react';
import { Suspense } from 'react';
import { type FamilyNotice, NOTICES_OFFERED, type NoticeKind } from '#web/domains/notices/rules.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useParentSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { QuietFailure } from '#web/portals/parent/screens/dashboard/lists/QuietFailure.tsx';
import { Card } from '#web/ui/Card.tsx';

const Told = lazyPart(() => import('./Told.tsx'));

type TellPartProps = { read: UseQueryResult<FamilyNotice[]>; onTell(kind: NoticeKind): void };

/** What the family can tell the center with a few taps, and what it has told. */
export function TellPart({ read, onTell }: TellPartProps) {
  const { t } = useTranslation();
  const { center } = useParentSession();
  return (
    <Card as="section" title={t('familyDay.tell.title', { center: center.name })}>
      <div className="grid grid-cols-4 gap-2 sm:gap-2.5">
        {NOTICES_OFFERED.map((kind) => {
          const Icon = NOTICE_ICONS[kind];
          return (
            <button key={kind} type="button" onClick={() => onTell(kind)} className={look}>
              <Icon className="size-5.5 shrink-0 text-action" aria-hidden="true" />
              <span className="min-w-0">{t(`familyDay.tell.${kind}`)}</span>
            </button>
          );
        })}
      </div>
      <Suspense>{read.data && read.data.length > 0 && <Told notices={read.data} />}</Suspense>
      <QuietFailure read={read} />
    </Card>
  );
}

export const NOTICE_ICONS: Record<NoticeKind, LucideIcon> = {
  absence: CalendarOff,
  'late-arrival': Clock,
  pickup: Car,
  note: NotebookPen,
};

const look =
  'flex min-h-20 min-w-0 flex-col items-center gap-1.5 rounded-md border border-line bg-paper px-1 py-3 text-center font-semibold text-sm transition-[background-color,border-color,scale] hover:border-line-strong hover:bg-sunken active:scale-[0.98] sm:text-base';
