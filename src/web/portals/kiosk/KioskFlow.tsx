import { useEffect, useState } from 'react';
import type { ReplyOf } from '#web/lib/api.ts';
import { Choose } from './Choose.tsx';
import { StaffClock } from './clock/StaffClock.tsx';
import { EntryDone } from './EntryDone.tsx';
import { Idle } from './Idle.tsx';
import { speakOwn } from './language.ts';
import { NewPin } from './NewPin.tsx';
import { OfflineChoose } from './OfflineChoose.tsx';
import { PhoneCode } from './PhoneCode.tsx';
import { Sign } from './Sign.tsx';
import { Start } from './Start.tsx';
import type { KioskState } from './store.ts';

export type Guardian = ReplyOf<'POST /api/kiosk/identify'>;
/** Who enters: recognised by the server, or by what they typed while it is away. */
export type Who = { readonly guardian: Guardian } | { readonly phoneDigits: string; readonly pin: string };
/** What is entered, and about whom. */
export interface Chosen {
  readonly direction: 'in' | 'out';
  readonly whole: boolean;
  readonly childIds: readonly number[];
  readonly names: readonly string[];
}
export interface Entered {
  readonly chosen: Chosen;
  /** Whether all of it was recorded; null: it will be told later. */
  readonly isRecorded: boolean | null;
}
export type Step =
  | { readonly at: 'start'; readonly notice?: string }
  | { readonly at: 'phone' }
  | { readonly at: 'new-pin' }
  | { readonly at: 'clock' }
  | { readonly at: 'choose'; readonly who: Who }
  | { readonly at: 'sign'; readonly who: Who; readonly chosen: Chosen }
  | { readonly at: 'done'; readonly entered: Entered };

/** One family after the other: what they typed and what was shown to them is gone with their last step. */
export function KioskFlow({ state, isOnline }: { state: KioskState; isOnline: boolean }) {
  const [step, setStep] = useState<Step>({ at: 'start' });
  const restart = (notice?: string) => setStep(notice ? { at: 'start', notice } : { at: 'start' });
  const choose = (who: Who) => setStep({ at: 'choose', who });
  const { at } = step;
  useEffect(() => {
    if (at === 'start') void speakOwn();
  }, [at]);
  return (
    <>
      {at === 'start' && (
        <Start
          notice={step.notice}
          isOnline={isOnline}
          onWho={choose}
          onPhone={() => setStep({ at: 'phone' })}
          onNewPin={() => setStep({ at: 'new-pin' })}
          onClock={() => setStep({ at: 'clock' })}
        />
      )}
      {at === 'phone' && <PhoneCode onGuardian={(guardian) => choose({ guardian })} onCancel={() => restart()} />}
      {at === 'new-pin' && <NewPin onDone={restart} onCancel={() => restart()} />}
      {at === 'clock' && <StaffClock isOnline={isOnline} onDone={() => restart()} />}
      {at === 'choose' &&
        ('guardian' in step.who ? (
          <Choose
            guardian={step.who.guardian}
            onChosen={(chosen) => setStep({ at: 'sign', who: step.who, chosen })}
            onCancel={() => restart()}
          />
        ) : (
          <OfflineChoose
            onChosen={(chosen) => setStep({ at: 'sign', who: step.who, chosen })}
            onCancel={() => restart()}
          />
        ))}
      {at === 'sign' && (
        <Sign
          state={state}
          who={step.who}
          chosen={step.chosen}
          onEntered={(entered) => setStep({ at: 'done', entered })}
          onCancel={() => restart()}
        />
      )}
      {at === 'done' && <EntryDone entered={step.entered} onDone={() => restart()} />}
      {at !== 'start' && at !== 'done' && <Idle key={at} onAway={() => restart()} />}
    </>
  );
}
