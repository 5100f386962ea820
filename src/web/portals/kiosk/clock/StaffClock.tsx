import { useState } from 'react';
import type { PunchKind } from '#contract/time-clock-choices.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { callKiosk, isAway } from '#web/portals/kiosk/api.ts';
import { enterPunch, QueueFull } from '#web/portals/kiosk/kiosk.ts';
import { ClockChoices, type ClockMember } from './ClockChoices.tsx';
import { ClockDone, type Clocked } from './ClockDone.tsx';
import { ClockPin } from './ClockPin.tsx';

type StaffClockProps = { isOnline: boolean; onDone(): void };

/** A member of staff clocks at the entrance: phone digits and PIN, one tap, done. */
export function StaffClock({ isOnline, onDone }: StaffClockProps) {
  const { t } = useTranslation();
  const [member, setMember] = useState<ClockMember>();
  const [clocked, setClocked] = useState<Clocked>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const know = async (phoneDigits: string, pin: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { ticket, ...known } = await callKiosk('POST /api/kiosk/clock', { body: { phoneDigits, pin } });
      setMember({ ...known, proof: { ticket } });
    } catch (error) {
      if (isAway(error)) setMember({ firstName: null, state: null, since: null, proof: { phoneDigits, pin } });
      else {
        const { status, reason } = error instanceof RequestError ? error : {};
        setProblem(
          status === 422 ? t('kiosk.mismatch') : status === 429 ? t('kiosk.held') : (reason ?? t('kiosk.failed')),
        );
      }
    }
    setBusy(false);
  };
  const clock = async (kind: PunchKind, { proof, firstName }: ClockMember) => {
    setBusy(true);
    try {
      const told = await enterPunch({ punch: kind, ...proof });
      setClocked({ kind, firstName, isRecorded: told?.isRecorded ?? null, reason: told?.reason ?? null });
    } catch (error) {
      setProblem(t(error instanceof QueueFull ? 'kiosk.sign.full' : 'kiosk.sign.failed'));
    }
    setBusy(false);
  };

  if (clocked) return <ClockDone clocked={clocked} onDone={onDone} />;
  if (!member)
    return (
      <ClockPin isBusy={isBusy} problem={problem} onPin={(digits, pin) => void know(digits, pin)} onCancel={onDone} />
    );
  return (
    <ClockChoices
      member={member}
      isOnline={isOnline}
      isBusy={isBusy}
      problem={problem}
      onChoose={(kind) => void clock(kind, member)}
      onCancel={onDone}
    />
  );
}
