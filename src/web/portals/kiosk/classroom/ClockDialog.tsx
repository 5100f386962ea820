import { useState } from 'react';
import { PUNCH_KINDS, type PunchKind } from '#contract/time-clock-choices.ts';
import { BigChoices } from '#web/domains/activities/BigChoices.tsx';
import { fullName } from '#web/domains/children/rules.ts';
import { PUNCH_ICONS } from '#web/domains/time-clock/kinds.ts';
import { centerNow, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { ClassroomBoard } from '#web/portals/kiosk/classroomStore.ts';
import { enterPunch } from '#web/portals/kiosk/kiosk.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import type { Sent } from './send.ts';
import { WriterDialog } from './WriterDialog.tsx';
import type { Proof } from './writers.ts';

type ClockDialogProps = Opened & { room: string; board: ClassroomBoard; onClocked(told: Sent): void };

/** Staff clock at the tablet of a room: first what, then who. Who clocks in is in that room from then on. */
export function ClockDialog({ room, board, onClocked, ...opened }: ClockDialogProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<PunchKind>();
  if (kind === undefined)
    return (
      <Dialog {...opened} title={t('kiosk.clocking.title')} description={t('kioskRoom.clock.text', { room })}>
        <BigChoices<PunchKind>
          label={t('kiosk.clocking.title')}
          options={PUNCH_KINDS.map((value) => {
            const Icon = PUNCH_ICONS[value];
            return { value, label: t(`kiosk.clocking.kinds.${value}`), icon: <Icon /> };
          })}
          onChoose={setKind}
        />
      </Dialog>
    );
  const what = t(`kiosk.clocking.kinds.${kind}`);
  const clock = async (writer: ClassroomBoard['writers'][number], proof: Proof) => {
    const told = await enterPunch({ punch: kind, ...proof });
    const name = fullName(writer);
    const time = formatTime(centerNow().time);
    if (told?.isRecorded === false) onClocked({ text: t('kioskRoom.clock.refused', { what, name }), isGood: false });
    else
      onClocked({
        text: t(told?.isRecorded ? 'kioskRoom.clock.done' : 'kioskRoom.clock.kept', { what, name, time }),
        isGood: true,
      });
  };
  return <WriterDialog {...opened} what={what} writers={board.writers} onWriter={clock} />;
}
