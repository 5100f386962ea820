import { Coffee, LogIn, LogOut, type LucideIcon, Play } from 'lucide-react';
import type { ClockState, PunchKind } from '#contract/time-clock-choices.ts';

/** What can be clocked by somebody who stands so; all of it where nobody knows. */
export const KINDS_IN: Readonly<Record<ClockState | 'unknown', readonly PunchKind[]>> = {
  out: ['in'],
  in: ['break-start', 'out'],
  break: ['break-end', 'out'],
  unknown: ['in', 'break-start', 'break-end', 'out'],
};

export const PUNCH_ICONS: Readonly<Record<PunchKind, LucideIcon>> = {
  in: LogIn,
  out: LogOut,
  'break-start': Coffee,
  'break-end': Play,
};
