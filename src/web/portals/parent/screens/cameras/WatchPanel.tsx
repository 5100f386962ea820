import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LiveView } from '../../../../domains/cameras/LiveView.tsx';
import type { useWatching } from '../../../../domains/cameras/useWatching.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Heading } from '../../../../ui/Heading.tsx';

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
      aria-label={t('watching.panel')}
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
            noPicture={t('watching.noPicture')}
            action={
              <Button variant="secondary" className="max-sm:w-full" busy={isStopping} onClick={stop}>
                {t('watching.stop')}
              </Button>
            }
          />
          <p className="mt-3 flex items-start gap-2.5 border-line border-t pt-3 text-pretty text-ink-soft text-sm">
            <ShieldCheck className="mt-0.5 size-4.5 shrink-0 text-action" aria-hidden="true" />
            {t('watching.policy')}
          </p>
        </Card>
      ) : (
        ended && (
          <Alert tone="warning" title={t('watching.endedOf', { name: ended.camera })}>
            {ended.reason}
          </Alert>
        )
      )}
    </section>
  );
}
