import { useQuery } from '@tanstack/react-query';
import { DoorOpen, HeartPulse } from 'lucide-react';
import { doorEntries } from '../../../../domains/door/queries.ts';
import { formatInstant } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Section } from '../../../../ui/Section.tsx';
import { SkeletonText } from '../../../../ui/Skeleton.tsx';
import { Entry } from './Entry.tsx';

/** Everything from the door that staff have to see to, and the notes on health of today. */
export default function DoorDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery({ ...doorEntries, staleTime: 0 });
  const isEmpty = data && data.entries.length + data.healthNotes.length + data.unpaired.length === 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('tablets.look.title')}
      closeLabel={t('tablets.close')}
      size="large"
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('tablets.close')}
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        {!data && isError && (
          <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
            {t('tablets.loadFailed')}
          </Alert>
        )}
        {!data && !isError && (
          <div role="status" aria-label={t('tablets.loading')}>
            <SkeletonText lines={5} />
          </div>
        )}
        {isEmpty && (
          <EmptyState icon={<DoorOpen />} title={t('tablets.look.nothing')}>
            {t('tablets.look.nothingText')}
          </EmptyState>
        )}
        {data?.unpaired.map(({ name, unsent }) => (
          <Alert key={name} tone="warning">
            {t('tablets.look.unpaired', { name, count: unsent })}
          </Alert>
        ))}
        {data && data.healthNotes.length > 0 && (
          <Section title={t('tablets.look.notes')} level={3}>
            <ul className="flex flex-col gap-2.5">
              {data.healthNotes.map(({ id, at, note, guardianName, children }) => (
                <li key={id} className="flex gap-3 rounded-md border border-line bg-highlight-soft px-4 py-3">
                  <HeartPulse className="mt-0.5 size-5 shrink-0 text-highlight-ink" aria-hidden="true" />
                  <div className="min-w-0">
                    <p className="font-semibold">{children.map(({ name }) => name).join(', ')}</p>
                    <p className="whitespace-pre-line">{note || t('tablets.look.yes')}</p>
                    <p className="text-ink-soft text-sm">
                      {guardianName} · {formatInstant(at)}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </Section>
        )}
        {data && data.entries.length > 0 && (
          <Section title={t('tablets.look.entries')} level={3}>
            <ul className="flex flex-col gap-3">
              {data.entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
          </Section>
        )}
      </div>
    </Dialog>
  );
}
