import { useQuery } from '@tanstack/react-query';
import { DoorOpen, HeartPulse } from 'lucide-react';
import { kioskEntries, kioskWaiting } from '#web/domains/kiosk/queries.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { Entry } from './Entry.tsx';
import { RoomEntries } from './RoomEntries.tsx';

/** Everything from the kiosk that staff have to see to, and the notes on health of today. */
export default function KioskDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const query = useQuery({ ...kioskEntries, staleTime: 0 });
  const { can } = useStaffSession();
  const mayLog = can('activities.record');
  const { data: waiting } = useQuery(kioskWaiting);
  const isEmpty =
    waiting?.roomEntries === 0 &&
    query.data &&
    query.data.entries.length + query.data.healthNotes.length + query.data.unpaired.length === 0;
  return (
    <Dialog
      onClose={onClose}
      title={t('kioskManagement.look.title')}
      size="large"
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('shell.close')}
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        {!query.data && <LoadFailed read={query} failed={t('kioskManagement.loadFailed')} />}
        {!query.data && !query.isError && <SkeletonText label={t('kioskManagement.loading')} lines={5} />}
        {isEmpty && (
          <EmptyState icon={<DoorOpen />} title={t('kioskManagement.look.nothing')}>
            {t('kioskManagement.look.nothingText')}
          </EmptyState>
        )}
        {query.data?.unpaired.map(({ name, unsent }) => (
          <Alert key={name} tone="warning">
            {t('kioskManagement.look.unpaired', { name, count: unsent })}
          </Alert>
        ))}
        {query.data && query.data.healthNotes.length > 0 && (
          <Section title={t('kioskManagement.look.notes')} level={3}>
            <ul className="flex flex-col gap-2.5">
              {query.data.healthNotes.map(({ id, at, note, guardianName, children }) => (
                <li key={id} className="flex gap-3 rounded-md border border-line bg-highlight-soft px-4 py-3">
                  <HeartPulse className="mt-0.5 size-5 shrink-0 text-highlight-ink" />
                  <div className="min-w-0">
                    <p className="font-semibold">{children.map(({ name }) => name).join(', ')}</p>
                    <p className="whitespace-pre-line">{note || t('kioskManagement.look.yes')}</p>
                    <p className="text-ink-soft text-sm">
                      {guardianName} · {formatInstant(at)}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </Section>
        )}
        {mayLog && <RoomEntries />}
        {query.data && query.data.entries.length > 0 && (
          <Section title={t('kioskManagement.look.entries')} level={3}>
            <ul className="flex flex-col gap-3">
              {query.data.entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
          </Section>
        )}
      </div>
    </Dialog>
  );
}
