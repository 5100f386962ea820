import { CircleCheck, Clock, MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PunchKind, RefusedPunch } from '#contract/time-clock-choices.ts';
import { centerNow, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';

/** What was clocked, and what became of it. */
export interface Clocked {
  readonly kind: PunchKind;
  readonly firstName: string | null;
  /** Null: it will be told later. */
  readonly isRecorded: boolean | null;
  readonly reason: RefusedPunch | string | null;
}
const SECONDS = 8;

/** What became of it; then the screen is the next one's. */
export function ClockDone({ clocked, onDone }: { clocked: Clocked; onDone(): void }) {
  const { t } = useTranslation();
  const { kind, firstName, isRecorded } = clocked;
  const [time] = useState(() => formatTime(centerNow().time));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(onDone, SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [onDone]);
  const { Icon, look, text } =
    isRecorded === true
      ? { Icon: CircleCheck, look: 'text-success', text: t(`kiosk.clocking.done.${kind}`, { time }) }
      : isRecorded === false
        ? { Icon: MessageCircle, look: 'text-attention', text: t('kiosk.clocking.refused') }
        : { Icon: Clock, look: 'text-action', text: t('kiosk.clocking.kept', { time }) };
  return (
    <div className="m-auto w-full max-w-xl">
      <Card>
        <div className="flex flex-col items-center gap-4 py-4 text-center">
          <Icon className={`size-20 ${look}`} strokeWidth={1.6} aria-hidden="true" />
          <h1 ref={heading} tabIndex={-1} className="font-semibold text-3xl outline-none">
            {firstName === null ? t('kiosk.done.title') : t('kiosk.clocking.thanks', { name: firstName })}
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
