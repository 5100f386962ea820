import { useQuery } from '@tanstack/react-query';
import { Plus, Sprout } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { nameMatches } from '../../../../domains/children/rules.ts';
import { Gentle } from '../../../../domains/milestones/Gentle.tsx';
import { categories, progress } from '../../../../domains/milestones/queries.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ActionBar } from '../../../../ui/ActionBar.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ListToolbar } from '../../../../ui/ListToolbar.tsx';
import { useInTurns } from '../../../../ui/useInTurns.ts';
import { ListSkeleton } from '../parents/ListSkeleton.tsx';
import { ProgressCard } from './ProgressCard.tsx';

const loadDialog = () => import('./record/RecordDialog.tsx');
const RecordDialog = lazy(loadDialog);

/** The children of a room with their progress; recording for one or several of them. */
export function ChildrenPanel() {
  const { t } = useTranslation();
  const read = useQuery(progress);
  const areas = useQuery(categories);
  const [search, setSearch] = useState('');
  const [room, setRoom] = useState('all');
  const [recording, setRecording] = useState<{ childIds: number[]; open: boolean }>();
  const all = read.data ?? [];
  const rooms = [...new Set(all.map((child) => child.room))].sort();
  const shown = all.filter((child) => (room === 'all' || child.room === room) && nameMatches(child, search));
  const { rows } = useInTurns({ rows: shown });
  const record = (...childIds: number[]) => setRecording({ childIds, open: true });

  if (!read.data || !areas.data) {
    return read.isError || areas.isError ? (
      <Alert
        tone="error"
        retry={{
          label: t('shell.tryAgain'),
          busy: read.isFetching,
          onRetry: () => void Promise.all([read.refetch(), areas.refetch()]),
        }}
      >
        {t('milestones.failed')}
      </Alert>
    ) : (
      <ListSkeleton label={t('milestones.loading')} />
    );
  }
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <ListToolbar
        label={t('milestones.narrow')}
        search={{
          value: search,
          onChange: setSearch,
          label: t('milestones.search'),
          clearLabel: t('milestones.clearSearch'),
        }}
        filter={{
          label: t('milestones.room'),
          options: [
            { value: 'all', label: t('milestones.allRooms') },
            ...rooms.map((name) => ({ value: name, label: name })),
          ],
          value: room,
          onChange: setRoom,
        }}
        found={(search.trim() !== '' || room !== 'all') && t('milestones.found', { count: shown.length })}
      />
      {shown.length === 0 ? (
        <Card>
          <EmptyState icon={<Sprout />} title={t('milestones.none')}>
            {t('milestones.noneText')}
          </EmptyState>
        </Card>
      ) : (
        <ul aria-label={t('milestones.list')} className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
          {rows.map((child) => (
            <ProgressCard
              key={child.id}
              child={child}
              categories={areas.data}
              onRecord={() => record(child.id)}
              onNear={() => void loadDialog()}
            />
          ))}
        </ul>
      )}
      <Gentle />
      <ActionBar>
        <Button
          icon={<Plus className="size-5" aria-hidden="true" />}
          onPointerEnter={() => void loadDialog()}
          onClick={() => record()}
        >
          {t('milestones.record.several')}
        </Button>
      </ActionBar>
      <Suspense>
        {recording && (
          <RecordDialog
            key={recording.childIds.join()}
            childIds={recording.childIds}
            open={recording.open}
            onOpenChange={(open) => setRecording(open ? { ...recording, open } : undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
