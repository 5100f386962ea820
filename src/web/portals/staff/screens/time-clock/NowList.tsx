import { Coffee, LogIn } from 'lucide-react';
import type { ReplyOf } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { Member } from './TimeClockScreen.tsx';

export interface Looking {
  onLook(member: Member): void;
  near: { onPointerEnter(): void; onFocus(): void };
}
type NowListProps = Looking & { all: ReplyOf<'GET /api/time-clock/now'> };

/** Who is clocked in: on a break or not, since when, where, and where they said so. */
export function NowList({ all, onLook, near }: NowListProps) {
  const { t } = useTranslation();
  return (
    <ul className="divide-y divide-line border-line border-y">
      {all.map(({ staffId, name, state, startedAt, since, room, source }) => (
        <li key={staffId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
          <div className="min-w-0 flex-1 basis-56">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
              {name}
              <Badge
                tone={state === 'break' ? 'attention' : 'success'}
                icon={state === 'break' ? <Coffee /> : <LogIn />}
              >
                {t(`timeClock.nowList.${state}`)}
              </Badge>
            </p>
            <p className="text-ink-soft">
              {t('timeClock.nowList.since', { when: formatInstant(startedAt) })}
              {state === 'break' && <> · {t('timeClock.nowList.breakSince', { when: formatInstant(since) })}</>}
              {room && <> · {room}</>}
              {source && <> · {t(`timeClock.sources.${source}`)}</>}
            </p>
          </div>
          <Button
            variant="quiet"
            size="small"
            aria-label={t('timeClock.look.of', { name })}
            onClick={() => onLook({ staffId, name })}
            {...near}
          >
            {t('timeClock.look.button')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
