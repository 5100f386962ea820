import { addDays, dayAt } from '../clock/zone.ts';
import type { Scope } from '../db/scope.ts';
import { invalid } from '../refusal.ts';

/** The days a list answers, both included, and how many rows at most. */
export interface DayWindow {
  readonly from: string;
  readonly to: string;
  readonly limit: number;
}
type Asked = { [K in keyof DayWindow]?: DayWindow[K] | undefined };

/** The window asked for; what isn't said reaches `days` back from today, at most `limit` rows (DECISIONS row 40). */
export async function pastWindow(
  scope: Scope,
  asked: Asked,
  { days, limit }: { days: number; limit: number },
): Promise<DayWindow> {
  const { center } = await scope.opened;
  const to = asked.to ?? dayAt(scope.now, center.zone);
  return checked({ from: asked.from ?? addDays(to, -days), to, limit: asked.limit ?? limit });
}

/** The same from today on. */
export async function comingWindow(
  scope: Scope,
  asked: Asked,
  { days, limit }: { days: number; limit: number },
): Promise<DayWindow> {
  const { center } = await scope.opened;
  const from = asked.from ?? dayAt(scope.now, center.zone);
  return checked({ from, to: asked.to ?? addDays(from, days), limit: asked.limit ?? limit });
}

function checked(window: DayWindow): DayWindow {
  if (window.from > window.to) throw invalid({ from: 'The first day must not be after the last day' });
  return window;
}
