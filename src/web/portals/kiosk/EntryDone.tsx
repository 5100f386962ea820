import { CircleCheck, Clock, MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { centerNow, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { Entered } from './KioskFlow.tsx';
import { listOf } from './names.ts';

const SECONDS = { recorded: 8, other: 15 } as const;

/** What became of it; then the screen is the next family's. */
export function EntryDone({ entered, onDone }: { entered: Entered; onDone(): void }) {
  const { t } = useTranslation();
  const { chosen, isRecorded } = entered;
  const [time] = useState(() => formatTime(centerNow().time));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(onDone, (isRecorded ? SECONDS.recorded : SECONDS.other) * 1000);
    return () => clearTimeout(timer);
  }, [onDone, isRecorded]);
  const { Icon, text, look } =
    isRecorded === true
      ? {
          Icon: CircleCheck,
          text: t(chosen.direction === 'in' ? 'kiosk.done.in' : 'kiosk.done.out', {
            time,
            names: listOf(chosen.names),
          }),
          look: 'text-success',
        }
      : isRecorded === false
        ? { Icon: MessageCircle, text: t('kiosk.done.look'), look: 'text-attention' }
        : { Icon: Clock, text: t('kiosk.done.later'), look: 'text-action' };
  return (
    <div className="m-auto w-full max-w-xl">
      <Card>
        <div className="flex flex-col items-center gap-4 py-4 text-center">
          <Icon className={`size-20 ${look}`} strokeWidth={1.6} aria-hidden="true" />
          <h1 ref={heading} tabIndex={-1} className="font-semibold text-3xl outline-none">
            {t('kiosk.done.title')}
          </h1>
          <p role="status" className="text-pretty text-xl">
            {text}
          </p>
          <Button size="large" onClick={onDone} className="min-w-48">
            {t('kiosk.done.finish')}
          </Button>
          <p className="text-ink-soft">{t('kiosk.done.soon')}</p>
        </div>
      </Card>
    </div>
  );
}
