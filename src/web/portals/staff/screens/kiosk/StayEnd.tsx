import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { kioskMove } from '#web/domains/kiosk/queries.ts';
import { SignatureImage } from '#web/domains/kiosk/SignatureImage.tsx';
import { formatInstant, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Loading } from '#web/ui/Loading.tsx';

type StayEndProps = {
  direction: 'in' | 'out';
  time: string;
  by: string | null;
  how: 'staff' | 'pin' | 'qr';
  /** The part of an entry from the kiosk behind it; null: staff recorded it. */
  move: number | null;
};

/** An arrival or a departure. What was signed is read when somebody asks for it, as each look is written down. */
export function StayEnd({ direction: way, time, by, how, move }: StayEndProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <li className="flex flex-col gap-2 py-2.5">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-medium tabular-nums">
            {t(`kioskManagement.stays.${way}`, { time: formatTime(time) })}
            {by && <span className="private font-normal"> · {by}</span>}
          </p>
          <p className="text-ink-soft text-sm">{t(`kioskManagement.stays.how.${how}`)}</p>
        </div>
        {move !== null && !isShown && (
          <Button
            variant="secondary"
            size="small"
            aria-label={t(`kioskManagement.stays.${way}Signature`, { time: formatTime(time) })}
            onClick={() => setShown(true)}
          >
            {t('kioskManagement.stays.show')}
          </Button>
        )}
      </div>
      {move !== null && isShown && <Signed move={move} />}
    </li>
  );
}

function Signed({ move }: { move: number }) {
  const { t } = useTranslation();
  const query = useQuery({ ...kioskMove(move), staleTime: Number.POSITIVE_INFINITY });
  return (
    <Loaded
      query={query}
      failed={t('kioskManagement.loadFailed')}
      skeleton={<Loading variant="inline" message={t('kioskManagement.loading')} />}
    >
      {(data) => {
        const { signedName, guardianName, signature, at, kiosk, wasOffline } = data;
        const name = signedName ?? guardianName ?? '–';
        const when = t('kioskManagement.look.at', { when: formatInstant(at), kiosk });
        return (
          <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {signature && <SignatureImage path={signature} label={t('kioskManagement.look.signature', { name })} />}
            <div className="min-w-0 text-sm">
              <p className="font-medium">{t('kioskManagement.look.signed', { name })}</p>
              <p className="text-ink-soft">{wasOffline ? `${when}, ${t('kioskManagement.look.offline')}` : when}</p>
              {!signature && <p className="text-ink-soft">{t('kioskManagement.stays.noDrawing')}</p>}
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}
