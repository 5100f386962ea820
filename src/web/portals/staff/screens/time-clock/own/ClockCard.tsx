import { CloudOff, CloudUpload } from 'lucide-react';
import { useState } from 'react';
import type { PunchKind } from '#contract/time-clock-choices.ts';
import { KINDS_IN, PUNCH_ICONS } from '#web/domains/time-clock/kinds.ts';
import { momentOf } from '#web/domains/time-clock/rules.ts';
import type { useOwnClock } from '#web/domains/time-clock/useOwnClock.ts';
import { formatInstant, formatTime, useCenterNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';

/** One's own clock: how one stands, and one tap for what can be clocked; with what waits for a connection. */
export function ClockCard({ own }: { own: ReturnType<typeof useOwnClock> }) {
  const { t } = useTranslation();
  const { time } = useCenterNow();
  const [busy, setBusy] = useState<PunchKind>();
  const [said, setSaid] = useState('');
  const { clock, told, isOnline, waiting, refused } = own;
  if (!clock)
    return (
      <Card>
        <SkeletonText label={t('timeClock.loading')} lines={3} />
      </Card>
    );
  const { since } = clock;
  const state = clock.state ?? 'unknown';
  const send = async (kind: PunchKind) => {
    setBusy(kind);
    const at = formatTime(time);
    const isSent = await own.send(kind);
    setSaid(t(isSent ? `timeClock.done.${kind}` : 'timeClock.kept', { time: at }));
    setBusy(undefined);
  };
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="font-semibold text-xl">
            {t(`timeClock.state.${state}`, { when: since ? formatInstant(since) : '' })}
            {told?.room && state === 'in' && (
              <span className="block font-normal text-base text-ink-soft">{told.room}</span>
            )}
          </p>
          <p className="text-2xl tabular-nums">
            <span className="sr-only">{t('timeClock.now')} </span>
            {formatTime(time)}
          </p>
        </div>
        {!isOnline && (
          <p className="flex items-center gap-2.5 rounded-md bg-highlight-soft px-4 py-2.5 font-medium text-highlight-ink">
            <CloudOff className="size-5 shrink-0" aria-hidden="true" />
            {t('timeClock.offline')}
          </p>
        )}
        <div className="grid gap-2.5 sm:grid-cols-2">
          {KINDS_IN[state].map((kind) => {
            const Icon = PUNCH_ICONS[kind];
            return (
              <Button
                key={kind}
                size="large"
                className="min-h-16 text-lg"
                variant={kind === 'in' || kind === 'break-end' ? 'primary' : 'secondary'}
                icon={<Icon />}
                disabled={busy !== undefined}
                busy={busy === kind}
                busyLabel={t('timeClock.saving')}
                onClick={() => void send(kind)}
              >
                {t(`timeClock.kinds.${kind}`)}
              </Button>
            );
          })}
        </div>
        <div role="status" className="flex flex-col gap-2 empty:hidden">
          {said && <p className="font-medium">{said}</p>}
          {waiting.map(({ uuid, kind, at, offset }) => (
            <p key={uuid} className="flex items-center gap-2 text-ink-soft">
              <CloudUpload className="size-4 shrink-0" aria-hidden="true" />
              {t('timeClock.waits', {
                what: t(`timeClock.punches.${kind}`),
                when: formatInstant(momentOf({ at, offset })),
              })}
            </p>
          ))}
        </div>
        {refused.map(({ punch, reason }) => (
          <Alert
            key={punch.uuid}
            tone="error"
            title={t('timeClock.refused.title', {
              what: t(`timeClock.punches.${punch.kind}`),
              when: formatInstant(momentOf(punch)),
            })}
          >
            <p>{reason || t('timeClock.refused.text')}</p>
            <Button variant="secondary" size="small" className="mt-2" onClick={() => void own.discard(punch.uuid)}>
              {t('timeClock.refused.discard')}
            </Button>
          </Alert>
        ))}
      </div>
    </Card>
  );
}
