import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LiveView } from '#web/domains/cameras/LiveView.tsx';
import type { useWatching } from '#web/domains/cameras/useWatching.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Heading } from '#web/ui/Heading.tsx';

type WatchPanelProps = { watching: ReturnType<typeof useWatching> };

/** The viewing panel: the picture, or why it has gone. It comes into view by itself, except after a reload. */
export function WatchPanel({ watching: { watched, ended, isStopping, stop, end } }: WatchPanelProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const shown = watched ? (watched.isResumed ? undefined : watched.id) : ended;
  useEffect(() => {
    if (shown === undefined) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, [shown]);

  if (!watched && !ended) return null;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t('camerasWatching.panel')}
      className="scroll-mt-20 outline-none lg:mx-auto lg:w-full lg:max-w-4xl"
    >
      {watched ? (
        <Card>
          <Heading level={2} size="small" className="mb-3 break-words">
            {watched.name}
          </Heading>
          <LiveView
            key={watched.id}
            camera={watched}
            onEnd={end}
            noPicture={t('camerasWatching.noPicture')}
            action={
              <Button variant="secondary" className="max-sm:w-full" busy={isStopping} onClick={stop}>
                {t('camerasWatching.stop')}
              </Button>
            }
          />
          <p className="mt-3 flex items-start gap-2.5 border-line border-t pt-3 text-pretty text-ink-soft text-sm">
            <ShieldCheck className="mt-0.5 size-4.5 shrink-0 text-action" />
            {t('camerasWatching.policy')}
          </p>
        </Card>
      ) : (
        ended && (
          <Alert tone="warning" title={t('camerasWatching.endedOf', { name: ended.camera })}>
            {ended.reason}
          </Alert>
        )
      )}
    </section>
  );
}
