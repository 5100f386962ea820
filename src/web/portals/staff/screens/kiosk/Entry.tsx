import { useState } from 'react';
import type { KioskEntry } from '#web/domains/kiosk/queries.ts';
import { SignatureImage } from '#web/domains/kiosk/SignatureImage.tsx';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { AcceptForm } from './AcceptForm.tsx';
import { DismissForm } from './DismissForm.tsx';

/** One entry: who entered what, when and where, what hinders it, and what staff make of it. */
export function Entry({ entry }: { entry: KioskEntry }) {
  const { t } = useTranslation();
  const [isDismissing, setDismissing] = useState(false);
  const { direction, guardianName, phoneDigits, signedName, signature } = entry;
  const when = t('kioskManagement.look.at', { when: formatInstant(entry.at), kiosk: entry.kiosk });
  return (
    <li className="flex flex-col gap-3 rounded-md border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-semibold">
            {t(direction === null ? 'kioskManagement.look.unknown' : `kioskManagement.look.${direction}`)}
            {' · '}
            {guardianName ?? signedName ?? ''}
          </p>
          <p className="text-ink-soft text-sm">
            {entry.wasOffline ? `${when}, ${t('kioskManagement.look.offline')}` : when}
          </p>
          {phoneDigits && !guardianName && (
            <p className="text-ink-soft text-sm">{t('kioskManagement.look.digits', { digits: phoneDigits })}</p>
          )}
          {signedName && (
            <p className="text-ink-soft text-sm">{t('kioskManagement.look.signed', { name: signedName })}</p>
          )}
        </div>
        {signature && (
          <SignatureImage path={signature} label={t('kioskManagement.look.signature', { name: signedName ?? '' })} />
        )}
      </div>
      {entry.reason && <p className="font-medium text-attention-ink">{t(`kioskManagement.reasons.${entry.reason}`)}</p>}
      {entry.moves.length > 0 && (
        <ul className="flex flex-col gap-1">
          {entry.moves.map(({ id, name, outcome, reason }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">{name}</span>
              {outcome === 'misfit' || outcome === 'refused' ? (
                reason &&
                reason !== entry.reason && <Badge tone="attention">{t(`kioskManagement.reasons.${reason}`)}</Badge>
              ) : (
                <Badge tone="success">{t(`kioskManagement.outcomes.${outcome}`)}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
      {isDismissing ? (
        <DismissForm id={entry.id} from="entrance" onCancel={() => setDismissing(false)} />
      ) : (
        <AcceptForm entry={entry} onDismiss={() => setDismissing(true)} />
      )}
    </li>
  );
}
