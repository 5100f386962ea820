import { useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { LogFormProps } from '../LogForm.tsx';
import { LogFormFrame } from './LogFormFrame.tsx';
import { useLogForm } from './useLogForm.ts';
import { When } from './When.tsx';
import { Who } from './Who.tsx';

/** Who falls asleep now; or who slept from when until when. */
export function NapForm(props: LogFormProps) {
  const { t } = useTranslation();
  const isAwake = ({ nap }: LogFormProps['present'][number]) => nap === null;
  const form = useLogForm({
    ...props,
    present: props.present.filter(isAwake),
    initial: props.initial.filter(isAwake),
  });
  const [endTime, setEndTime] = useState<string>();
  return (
    <LogFormFrame
      kind="nap"
      {...form.frame}
      save={{
        label: endTime ? form.label : t('activities.naps.start', { count: form.chosen.length }),
        act: () => form.send({ kind: 'nap', ...(endTime && { endTime }) }),
      }}
    >
      <Who {...form.who} />
      <div className="grid gap-5 sm:grid-cols-2">
        <When {...form.when} label={t('activities.naps.from')} />
        <When
          value={endTime}
          onChange={setEndTime}
          label={t('activities.naps.to')}
          hint={t('activities.naps.toHint')}
        />
      </div>
    </LogFormFrame>
  );
}
