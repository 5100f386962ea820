import { useEffect, useState } from 'react';
import { keepLive } from '../lib/keepLive.ts';
import { queryClient } from '../lib/queryClient.ts';
import { useTranslation } from '../lib/useTranslation.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SegmentedControl } from '../ui/SegmentedControl.tsx';
import { SkeletonText } from '../ui/Skeleton.tsx';
import { Calling } from './Calling.tsx';
import { Connection } from './Connection.tsx';
import { Done } from './Done.tsx';
import { Frame } from './Frame.tsx';
import { PastRollCalls } from './PastRollCalls.tsx';
import { PrintedList } from './PrintedList.tsx';
import { type Progress, resultOf } from './rules.ts';
import { useNewestList, useProgress, useSending } from './useRollCall.ts';

export { openRollCall } from './open.ts';

/** The list for emergencies: for everybody who takes care of children, and at hand without a connection. */
export function RollCallScreen() {
  const { t } = useTranslation();
  const { newest, isOnline, isForbidden, isFetching, refetch } = useNewestList();
  const [progress, setProgress] = useProgress();
  const sending = useSending();
  const [done, setDone] = useState<Progress | null>(null);
  const [view, setView] = useState<'now' | 'past'>('now');
  useEffect(() => keepLive('staff', queryClient), []);

  const finish = (finished: Progress, note: string) => {
    void sending.finish(resultOf(finished, note, crypto.randomUUID(), new Date()));
    setDone(finished);
    setProgress(null);
  };
  const shown = progress ?? newest;

  return (
    <Frame center={shown?.list.center} isOnline={isOnline}>
      <Connection
        newest={progress ?? newest ?? null}
        isOnline={isOnline}
        isFetching={isFetching}
        onRetry={refetch}
        sending={sending}
      />
      {!progress && (
        <SegmentedControl<'now' | 'past'>
          label={t('rollCall.view')}
          value={view}
          onChange={setView}
          options={[
            { value: 'now', label: t('rollCall.now') },
            { value: 'past', label: t('rollCall.past.title') },
          ]}
        />
      )}
      {view === 'past' && !progress ? (
        <PastRollCalls isOnline={isOnline} />
      ) : isForbidden ? (
        <EmptyState title={t('rollCall.forbidden')} level={2} />
      ) : done ? (
        <Done finished={done} isSent={sending.unsent === 0} onAgain={() => setDone(null)} />
      ) : shown ? (
        <Calling
          key={progress ? 'under way' : 'ready'}
          newest={newest ?? shown}
          progress={progress}
          onChange={setProgress}
          onFinish={finish}
        />
      ) : newest === null && !isOnline ? (
        <EmptyState title={t('rollCall.none.title')} level={2}>
          {t('rollCall.none.text')}
        </EmptyState>
      ) : (
        <div role="status" aria-label={t('rollCall.loading')}>
          <SkeletonText lines={8} />
        </div>
      )}
      {shown && !isForbidden && <PrintedList list={shown.list} />}
    </Frame>
  );
}
