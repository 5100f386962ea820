import { useEffect, useState } from 'react';
import { type Progress, resultOf } from '#web/domains/roll-call/rules.ts';
import { keepLive } from '#web/lib/keepLive.ts';
import { queryClient } from '#web/lib/queryClient.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { Calling } from './Calling.tsx';
import { Connection } from './Connection.tsx';
import { PastRollCalls } from './PastRollCalls.tsx';
import { PrintedList } from './PrintedList.tsx';
import { RollCallDone } from './RollCallDone.tsx';
import { RollCallFrame } from './RollCallFrame.tsx';
import { useNewestList, useProgress, useSending } from './useRollCall.ts';

export { openRollCall } from '#web/domains/roll-call/open.ts';

import { newId } from '#web/lib/newId.ts';

/** The list for emergencies: for everybody who takes care of children, and at hand without a connection. */
export function RollCallScreen() {
  const { t } = useTranslation();
  const { newest, isOnline, isForbidden, isFetching, refetch } = useNewestList();
  const [progress, setProgress] = useProgress();
  const sending = useSending();
  const [done, setDone] = useState<{ readonly finished: Progress; readonly uuid: string } | null>(null);
  const [view, setView] = useState<'now' | 'past'>('now');
  useEffect(() => keepLive('staff', queryClient), []);

  const finish = (finished: Progress, note: string) => {
    const uuid = newId();
    void sending.finish(resultOf(finished, note, uuid, new Date()));
    setDone({ finished, uuid });
    setProgress(null);
  };
  const discard = async (uuid: string) => {
    await sending.discard(uuid);
    setDone(null);
  };
  const isRefused = sending.refused.some(({ result }) => result.uuid === done?.uuid);
  const shown = progress ?? newest;

  return (
    <RollCallFrame center={shown?.list.center} isOnline={isOnline}>
      <Connection
        newest={progress ?? newest ?? null}
        isOnline={isOnline}
        isFetching={isFetching}
        onRetry={refetch}
        sending={{ ...sending, discard }}
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
        <RollCallDone
          finished={done.finished}
          fate={isRefused ? 'refused' : sending.unsent === 0 ? 'sent' : 'waiting'}
          onAgain={() => setDone(null)}
        />
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
        <SkeletonText label={t('rollCall.loading')} lines={8} />
      )}
      {shown && !isForbidden && <PrintedList list={shown.list} />}
    </RollCallFrame>
  );
}
