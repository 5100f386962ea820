import { DIAPERS } from '../../../../../../contract/activity-choices.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import type { SheetProps } from '../Sheet.tsx';
import { BigChoices } from './BigChoices.tsx';
import { SheetFrame } from './SheetFrame.tsx';
import { useSheet } from './useSheet.ts';
import { When } from './When.tsx';
import { Who } from './Who.tsx';

/** A diaper: one tap on what was found records it. */
export function DiaperSheet({ present, open, onOpenChange, ...props }: SheetProps) {
  const { t } = useTranslation();
  const { chosen, setChosen, time, setTime, problem, send, isPending } = useSheet(props);
  return (
    <SheetFrame kind="diaper" open={open} onOpenChange={onOpenChange} busy={isPending} problem={problem}>
      <Who present={present} chosen={chosen} onChange={setChosen} />
      <When value={time} onChange={setTime} />
      <BigChoices
        label={t('activities.diaper')}
        options={DIAPERS.map((value) => ({ value, label: t(`activities.diapers.${value}`) }))}
        disabled={isPending}
        onChoose={(diaper) => send({ kind: 'diaper', diaper })}
      />
    </SheetFrame>
  );
}
