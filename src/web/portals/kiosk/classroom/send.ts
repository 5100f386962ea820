import i18next from 'i18next';
import { fullName } from '#web/domains/children/rules.ts';
import { centerNow } from '#web/lib/time.ts';
import type { ClassroomBoard, Pending } from '#web/portals/kiosk/classroomStore.ts';
import { enterAll } from '#web/portals/kiosk/kiosk.ts';
import type { RoomWords } from '#web/portals/kiosk/seal.ts';
import { note } from './board.ts';
import type { Proof } from './writers.ts';

type Words = Pick<RoomWords, 'log' | 'wake' | 'report' | 'rollCall'>;

/** What was said of some children: an entry each of those that stand alone, and what it is called. */
export interface Said {
  readonly what: string;
  readonly kind: Pending['kind'];
  /** As a child's tile shows it. */
  readonly text: string;
  readonly entries: readonly Words[];
}
/** What is told of it at the tablet. */
export interface Sent {
  readonly text: string;
  readonly isGood: boolean;
}

/** Logs it in somebody's name. @throws QueueFull */
export async function send(
  { what, kind, text, entries }: Said,
  writer: ClassroomBoard['writers'][number],
  proof: Proof,
): Promise<Sent> {
  const { time } = centerNow();
  const name = fullName(writer);
  const entered = await enterAll(entries.map((words) => ({ ...words, ...proof })));
  const unsent = entered.flatMap(({ uuid, at, told }, index): Pending[] => {
    const { log, wake, report } = entries[index] ?? {};
    const one = wake ?? report;
    const childIds = one ? [Number(one.childId)] : (log?.childIds ?? []).map(Number);
    return told ? [] : [{ uuid, at, time, childIds, kind, text, writtenBy: name }];
  });
  await note(unsent);
  const refused = entered.flatMap(({ told }) => told?.reason ?? []);
  const [reason] = refused;
  if (reason) {
    const why = i18next.t(`kioskRoom.reasons.${reason}`);
    return { text: i18next.t('kioskRoom.refused', { what, why }), isGood: false };
  }
  const isKnown = entered.every(({ told }) => told?.isRecorded === true);
  return {
    text: i18next.t(isKnown ? 'kioskRoom.logged' : 'kioskRoom.kept', { what, name }),
    isGood: true,
  };
}
