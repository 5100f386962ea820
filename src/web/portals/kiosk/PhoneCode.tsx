import { useEffect, useState } from 'react';
import type { ReplyOf } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { callKiosk } from './api.ts';
import type { Guardian } from './KioskFlow.tsx';

type Shown = ReplyOf<'POST /api/kiosk/codes'>;

const LOOK_MS = 2_000;

/** A code for the guardian's own phone, a new one every half minute, until one is confirmed. */
export function PhoneCode({ onGuardian, onCancel }: { onGuardian(guardian: Guardian): void; onCancel(): void }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown | null>(null);
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    let isOver = false;
    let newest: Shown | null = null;
    // The code before may just have been scanned.
    let before: Shown | null = null;
    let timer: ReturnType<typeof setTimeout>;
    let next = 0;
    const look = async () => {
      try {
        if (performance.now() >= next) {
          before = newest;
          newest = await callKiosk('POST /api/kiosk/codes');
          next = performance.now() + newest.seconds * 1000;
          if (!isOver) setShown(newest);
        }
        for (const code of [newest, before]) {
          if (!code || isOver) continue;
          const { guardian } = await callKiosk('GET /api/kiosk/codes/:id', { params: { id: code.id } });
          if (guardian && !isOver) return onGuardian(guardian);
        }
        if (!isOver) setAway(false);
      } catch {
        if (!isOver) setAway(true);
      }
      if (!isOver) timer = setTimeout(() => void look(), LOOK_MS);
      return undefined;
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [onGuardian]);

  return (
    <div className="m-auto w-full max-w-2xl">
      <Card>
        <div className="flex flex-col items-center gap-5 text-center">
          <h1 className="font-semibold text-2xl">{t('kiosk.qr.title')}</h1>
          <p className="max-w-md text-pretty text-ink-soft text-lg">{t('kiosk.qr.text')}</p>
          {isAway ? (
            <Alert tone="warning">{t('kiosk.qr.away')}</Alert>
          ) : shown ? (
            <>
              <svg
                role="img"
                aria-label={t('kiosk.qr.alt')}
                viewBox={`0 0 ${shown.qr.size} ${shown.qr.size}`}
                shapeRendering="crispEdges"
                className="size-72 rounded-md border border-line sm:size-80"
              >
                <path d={`M0 0h${shown.qr.size}v${shown.qr.size}H0z`} fill="#fff" />
                <path d={shown.qr.path} fill="#000" />
              </svg>
              <p className="text-ink-soft">{t('kiosk.qr.new', { count: shown.seconds })}</p>
            </>
          ) : (
            <Skeleton className="size-72 sm:size-80" />
          )}
          <Button variant="secondary" size="large" onClick={onCancel}>
            {t('kiosk.cancel')}
          </Button>
        </div>
      </Card>
    </div>
  );
}
