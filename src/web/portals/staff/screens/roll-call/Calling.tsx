import { useState } from 'react';
import {
  begin,
  childrenOf,
  difference,
  type Progress,
  type Timed,
  toggled,
  withList,
} from '#web/domains/roll-call/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { Finish } from './Finish.tsx';
import { RoomList } from './RoomList.tsx';

type CallingProps = {
  newest: Timed;
  progress: Progress | null;
  onChange(progress: Progress | null): void;
  onFinish(finished: Progress, note: string): void;
};

/** The list to call from: the first tap begins a roll call, which goes on with the list it began with. */
export function Calling({ newest, progress, onChange, onFinish }: CallingProps) {
  const { t } = useTranslation();
  const [isDrill, setDrill] = useState(false);
  const { list } = progress ?? newest;
  const total = childrenOf(list).length;
  const changed = progress ? difference(progress.list, newest.list) : 0;
  const underWay = () => progress ?? begin(newest, isDrill, new Date());
  const tap = (childId: number) => {
    const now = underWay();
    onChange({ ...now, accounted: toggled(now.accounted, childId) });
  };
  return (
    <div data-screen-only className="flex flex-1 flex-col gap-5">
      <div className="rounded-md bg-surface px-4 py-2 shadow-card">
        <Switch
          label={t('rollCall.drill')}
          checked={progress?.isDrill ?? isDrill}
          onChange={({ currentTarget: { checked } }) => {
            setDrill(checked);
            if (progress) onChange({ ...progress, isDrill: checked });
          }}
        />
      </div>
      {progress && changed > 0 && (
        <Alert
          tone="warning"
          action={
            <Button variant="secondary" size="small" onClick={() => onChange(withList(progress, newest))}>
              {t('rollCall.takeNewest')}
            </Button>
          }
        >
          {t('rollCall.changed', { count: changed })}
        </Alert>
      )}
      {total === 0 && <EmptyState title={t('rollCall.nobody')} level={2} />}
      {list.rooms.map((room) => (
        <RoomList key={room.roomId} room={room} accounted={progress?.accounted ?? []} onTap={tap} />
      ))}
      {list.otherStaff.length > 0 && (
        <p className="text-lg">{t('rollCall.otherStaff', { names: list.otherStaff.join(', ') })}</p>
      )}
      {(total > 0 || progress) && (
        <Finish
          progress={progress}
          total={total}
          onStart={() => onChange(underWay())}
          onCancel={() => onChange(null)}
          onFinish={(note) => onFinish(underWay(), note)}
        />
      )}
    </div>
  );
}
