import { useState } from 'react';
import type { ClassroomBoard } from '#web/portals/kiosk/classroomStore.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { LogChoices } from './LogChoices.tsx';
import { ReportChoices } from './ReportChoices.tsx';
import { RollCallChoices } from './RollCallChoices.tsx';
import type { ClassroomChild } from './rules.ts';
import { type Said, type Sent, send } from './send.ts';
import { WriterDialog } from './WriterDialog.tsx';

/** What is logged at the tablet; medicines and photos are not. */
export const KINDS = ['meal', 'bottle', 'nap', 'diaper', 'learning', 'outdoor', 'note'] as const;
export type Kind = (typeof KINDS)[number];
export type ClassroomLogKind = Kind | 'report' | 'roll-call';

type ClassroomLogProps = Opened & {
  kind: ClassroomLogKind;
  who: readonly ClassroomChild[];
  board: ClassroomBoard;
  onLogged(told: Sent): void;
};

/** First what was done, then who says so: by their PIN, or within a minute of it by a tap on their picture. */
export function ClassroomLog({ kind, who, board, onLogged, ...opened }: ClassroomLogProps) {
  const [said, setSaid] = useState<Said>();
  if (!said) {
    const asked = { who, onSaid: setSaid, ...opened };
    if (kind === 'report') return <ReportChoices {...asked} />;
    if (kind === 'roll-call') return <RollCallChoices {...asked} listAt={board.now} />;
    return <LogChoices {...asked} kind={kind} />;
  }
  return (
    <WriterDialog
      {...opened}
      what={said.what}
      writers={board.writers}
      onWriter={async (writer, proof) => onLogged(await send(said, writer, proof))}
    />
  );
}
