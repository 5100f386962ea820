import { CloudOff } from 'lucide-react';
import { ageOf, type Timed } from '#web/domains/roll-call/rules.ts';
import type { Sent } from '#web/domains/roll-call/send.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatInstant, useCenterNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RefusedResult } from './RefusedResult.tsx';

type ConnectionProps = {
  newest: Timed | null;
  isOnline: boolean;
  isFetching: boolean;
  onRetry(): void;
  sending: Sent & { discard(uuid: string): Promise<void> };
};

/** Of when the list is, whether there is a connection, and what waits to be sent. */
export function Connection({ newest, isOnline, isFetching, onRetry, sending }: ConnectionProps) {
  const { t } = useTranslation();
  useCenterNow();
  const time = newest ? formatInstant(newest.list.now) : '';
  const waiting = sending.unsent - sending.refused.length;
  const minutes = newest ? ageOf(newest, Date.now()) : 0;
  const age = t('rollCall.listOld', { time, duration: formatDuration(minutes) });
  return (
    <div data-screen-only className="flex flex-col gap-3">
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {!isOnline && newest && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-highlight-soft px-4 py-2 font-semibold text-highlight-ink text-lg">
            <span className="flex flex-1 basis-60 items-center gap-3">
              <CloudOff className="size-6 shrink-0" />
              {age}
            </span>
            <Button
              variant="secondary"
              size="small"
              busy={isFetching}
              busyLabel={t('rollCall.trying')}
              onClick={onRetry}
            >
              {t('shell.tryAgain')}
            </Button>
          </div>
        )}
        {waiting > 0 && <p className="font-medium">{t('rollCall.unsent', { count: waiting })}</p>}
      </div>
      {isOnline && newest && <p className="text-ink-soft tabular-nums">{t('rollCall.listOf', { time })}</p>}
      {!isSecureContext && <p className="text-ink-soft">{t('rollCall.needsHttps')}</p>}
      {sending.refused.map((refused) => (
        <RefusedResult key={refused.result.uuid} refused={refused} onDiscard={sending.discard} />
      ))}
    </div>
  );
}
