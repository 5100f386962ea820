import { useEffect, useRef } from 'react';
import { type LoggedChild, lookState } from './rules.ts';

/**
 * Sounds and shakes when a look at a sleeping child has become due, and again with each minute that nobody looks; only where
 * the browser allows it, which is after the first touch of the page (activities-7).
 */
export function useAlarmSound(present: readonly LoggedChild[], now: number): void {
  const overdue = present.flatMap(({ nap }) => {
    const look = nap && lookState(nap, now);
    return look?.state === 'overdue' ? [look.minutes] : [];
  });
  const call = overdue.length > 0 ? `${overdue.length} ${Math.max(...overdue)}` : '';
  const last = useRef('');
  useEffect(() => {
    if (call !== '' && call !== last.current) sound();
    last.current = call;
  }, [call]);
}

function sound(): void {
  // Before that browsers refuse both, and complain.
  if (!navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.([300, 150, 300]);
  const context = new AudioContext();
  for (const [after, pitch] of [
    [0, 880],
    [0.35, 660],
    [0.7, 880],
  ] as const) {
    const tone = new OscillatorNode(context, { frequency: pitch });
    const volume = new GainNode(context, { gain: 0.25 });
    tone.connect(volume).connect(context.destination);
    tone.start(context.currentTime + after);
    tone.stop(context.currentTime + after + 0.25);
    if (after === 0.7) tone.onended = () => void context.close();
  }
}
