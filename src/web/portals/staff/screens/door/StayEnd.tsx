import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { doorMove } from '../../../../domains/door/queries.ts';
import { SignatureImage } from '../../../../domains/door/SignatureImage.tsx';
import { formatInstant, formatTime } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Loading } from '../../../../ui/Loading.tsx';

type StayEndProps = {
  way: 'in' | 'out';
  time: string;
  by: string | null;
  how: 'staff' | 'pin' | 'qr';
  /** The part of an entry from the door behind it; null: staff recorded it. */
  move: number | null;
};

/** An arrival or a departure. What was signed is read when somebody asks for it, as each look is written down. */
export function StayEnd({ way, time, by, how, move }: StayEndProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <li className="flex flex-col gap-2 py-2.5">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-medium tabular-nums">
            {t(`tablets.stays.${way}`, { time: formatTime(time) })}
            {by && <span className="private font-normal"> · {by}</span>}
          </p>
          <p className="text-ink-soft text-sm">{t(`tablets.stays.how.${how}`)}</p>
        </div>
        {move !== null && !isShown && (
          <Button
            variant="secondary"
            size="small"
            aria-label={t(`tablets.stays.${way}Signature`, { time: formatTime(time) })}
            onClick={() => setShown(true)}
          >
            {t('tablets.stays.show')}
          </Button>
        )}
      </div>
      {move !== null && isShown && <Signed move={move} />}
    </li>
  );
}

function Signed({ move }: { move: number }) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery({ ...doorMove(move), staleTime: Number.POSITIVE_INFINITY });
  if (!data && isError) {
    return (
      <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
        {t('tablets.loadFailed')}
      </Alert>
    );
  }
  if (!data) return <Loading variant="inline" message={t('tablets.loading')} />;
  const { signedName, guardianName, signature, at, kiosk, wasOffline } = data;
  const name = signedName ?? guardianName ?? '–';
  const when = t('tablets.look.at', { when: formatInstant(at), kiosk });
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {signature && <SignatureImage path={signature} label={t('tablets.look.signature', { name })} />}
      <div className="min-w-0 text-sm">
        <p className="font-medium">{t('tablets.look.signed', { name })}</p>
        <p className="text-ink-soft">{wasOffline ? `${when}, ${t('tablets.look.offline')}` : when}</p>
        {!signature && <p className="text-ink-soft">{t('tablets.stays.noDrawing')}</p>}
      </div>
    </div>
  );
}
