import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptRoomEntry, type RoomEntry, roomEntries } from '#web/domains/kiosk/room-queries.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Section } from '#web/ui/Section.tsx';
import { toast } from '#web/ui/toast.ts';
import { DismissForm } from './DismissForm.tsx';

/** What was logged at classroom tablets and could not be recorded; nothing where there is none. */
export function RoomEntries() {
  const { t } = useTranslation();
  const query = useQuery({ ...roomEntries, staleTime: 0 });
  if (!query.data) return <LoadFailed read={query} failed={t('kioskManagement.roomEntries.loadFailed')} />;
  if (query.data.length === 0) return null;
  return (
    <Section title={t('kioskManagement.roomEntries.title')} level={3}>
      <ul className="flex flex-col gap-3">
        {query.data.map((entry) => (
          <OneEntry key={entry.id} entry={entry} />
        ))}
      </ul>
    </Section>
  );
}

/** What an entry is, in a word. */
function useWhat(kind: RoomEntry['kind']): string {
  const { t } = useTranslation();
  if (kind === null) return t('kioskManagement.roomEntries.unknown');
  if (kind === 'wake') return t('kioskManagement.roomEntries.wake');
  if (kind === 'report') return t('kioskManagement.roomEntries.report');
  if (kind === 'roll-call') return t('kioskManagement.roomEntries.rollCall');
  return t(`activities.kinds.${kind}`);
}

function OneEntry({ entry }: { entry: RoomEntry }) {
  const { t } = useTranslation();
  const [isDismissing, setDismissing] = useState(false);
  const { mutate: accept, isPending, error } = useMutation(acceptRoomEntry);
  const { id, kind, staffName, notes, reason } = entry;
  const when = t('kioskManagement.roomEntries.at', {
    when: formatInstant(entry.at),
    kiosk: entry.kiosk,
    room: entry.room,
  });
  const what = useWhat(kind);
  const record = () =>
    accept(
      { params: { id } },
      { onSuccess: () => toast({ variant: 'success', title: t('kioskManagement.look.accepted') }) },
    );
  return (
    <li className="flex flex-col gap-3 rounded-md border border-line p-4">
      <div className="min-w-0">
        <p className="font-semibold">{[what, ...entry.children].join(' · ')}</p>
        {notes && <p className="whitespace-pre-line">{notes}</p>}
        <p className="text-ink-soft text-sm">
          {entry.wasOffline ? `${when}, ${t('kioskManagement.look.offline')}` : when}
        </p>
        <p className="text-ink-soft text-sm">
          {staffName
            ? t('kioskManagement.roomEntries.by', { name: staffName })
            : t('kioskManagement.roomEntries.nobody')}
        </p>
      </div>
      {reason && <p className="font-medium text-attention-ink">{t(`kioskManagement.roomEntries.reasons.${reason}`)}</p>}
      {error && <Alert tone="error">{reasonOf(error, t('common.thatDidNotWork'))}</Alert>}
      {isDismissing ? (
        <DismissForm id={id} from="room" onCancel={() => setDismissing(false)} />
      ) : (
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="secondary" onClick={() => setDismissing(true)}>
            {t('kioskManagement.look.dismiss')}
          </Button>
          {entry.isReadable && (
            <Button busy={isPending} busyLabel={t('kioskManagement.look.accepting')} onClick={record}>
              {t('kioskManagement.look.accept')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
