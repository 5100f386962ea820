import { useQuery } from '@tanstack/react-query';
import { ownTimeOff, withdrawTimeOff } from '#web/domains/time-off/queries.ts';
import type { OwnTimeOff, TimeOffRequest } from '#web/domains/time-off/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import { useSignedDuration } from './useSignedDuration.ts';
import { useTimeOffText } from './useTimeOffText.ts';

const AskForTimeOff = lazyDialog(() => import('./AskForTimeOff.tsx'));
const SHOWN = 5;

/** One's own balance, what one asked for, and the way to ask (time-off-3). */
export function OwnTimeOffCard() {
  const { t } = useTranslation();
  const read = useQuery(ownTimeOff);
  return (
    <Card as="section" title={t('timeOff.title')}>
      <Loaded
        query={read}
        failed={t('timeOff.failed')}
        skeleton={<SkeletonText label={t('timeOff.loading')} lines={3} />}
      >
        {(own) => <Own own={own} />}
      </Loaded>
    </Card>
  );
}

function Own({ own }: { own: OwnTimeOff }) {
  const { t } = useTranslation();
  const duration = useSignedDuration();
  const asking = useDialog();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold text-xl tabular-nums">{t('timeOff.left', { time: duration(own.balance) })}</p>
        <Button variant="secondary" onClick={() => asking.open()} {...AskForTimeOff.near}>
          {t('timeOff.ask.button')}
        </Button>
      </div>
      {own.requests.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {own.requests.slice(0, SHOWN).map((request) => (
            <OwnRequest key={request.id} request={request} />
          ))}
        </ul>
      )}
      {own.entries.length > 0 && <Entries entries={own.entries} />}
      {asking.show((_, opened) => (
        <AskForTimeOff wholeDay={own.wholeDay} {...opened} />
      ))}
    </div>
  );
}

const TONES: Readonly<Record<TimeOffRequest['status'], BadgeTone>> = {
  requested: 'action',
  approved: 'success',
  declined: 'attention',
  withdrawn: 'neutral',
};

function OwnRequest({ request }: { request: TimeOffRequest }) {
  const { t } = useTranslation();
  const text = useTimeOffText();
  const { run, isPending } = useAction(withdrawTimeOff, {
    done: t('timeOff.withdraw.done'),
    failed: t('timeOff.withdraw.failed'),
  });
  const { id, status, reason } = request;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {text.dates(request)}
          <Badge tone={TONES[status]}>{t(`timeOff.status.${status}`)}</Badge>
        </p>
        <p className="text-ink-soft text-sm">{text.length(request)}</p>
        {reason && <p className="wrap-anywhere text-sm">{reason}</p>}
      </div>
      {status === 'requested' && (
        <Button
          variant="quiet"
          size="small"
          busy={isPending}
          aria-label={t('timeOff.withdraw.of', { date: text.dates(request) })}
          onClick={() => void run({ params: { id } })}
        >
          {t('common.withdraw')}
        </Button>
      )}
    </li>
  );
}

function Entries({ entries }: Pick<OwnTimeOff, 'entries'>) {
  const { t } = useTranslation();
  const duration = useSignedDuration();
  const signed = (minutes: number) =>
    minutes > 0 ? t('timeOff.plus', { time: duration(minutes) }) : duration(minutes);
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-action">{t('timeOff.entries.title')}</summary>
      <ul className="mt-1 flex flex-col gap-1.5 text-sm">
        {entries.map(({ id, kind, date, minutes, reason, by }) => (
          <li key={id} className="flex justify-between gap-4">
            <span className="wrap-anywhere min-w-0">
              {t(`timeOff.entries.${kind}`, { date: formatDate(date), name: by ?? t('shell.appName') })}
              {reason && <> · {reason}</>}
            </span>
            <span className="shrink-0 tabular-nums">{signed(minutes)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
