import { useState } from 'react';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import type { SheetProps } from '../Sheet.tsx';
import { SheetFrame } from './SheetFrame.tsx';
import { useSheet } from './useSheet.ts';
import { When } from './When.tsx';
import { Who } from './Who.tsx';

/** Who falls asleep now; or who slept from when until when. */
export function NapSheet({ present, initial, open, onOpenChange, onLogged }: SheetProps) {
  const { t } = useTranslation();
  const isAwake = ({ nap }: SheetProps['present'][number]) => nap === null;
  const { chosen, setChosen, time, setTime, problem, send, isPending } = useSheet({
    initial: initial.filter(isAwake),
    onLogged,
  });
  const [endTime, setEndTime] = useState<string>();
  return (
    <SheetFrame
      kind="nap"
      open={open}
      onOpenChange={onOpenChange}
      busy={isPending}
      problem={problem}
      save={{
        label: t(endTime ? 'activities.saveFor' : 'activities.naps.start', { count: chosen.length }),
        onSubmit: (event) => {
          event.preventDefault();
          send({ kind: 'nap', ...(endTime && { endTime }) });
        },
      }}
    >
      <Who present={present.filter(isAwake)} chosen={chosen} onChange={setChosen} />
      <div className="grid gap-5 sm:grid-cols-2">
        <When value={time} onChange={setTime} label={t('activities.naps.from')} />
        <When
          value={endTime}
          onChange={setEndTime}
          label={t('activities.naps.to')}
          hint={t('activities.naps.toHint')}
        />
      </div>
    </SheetFrame>
  );
}
