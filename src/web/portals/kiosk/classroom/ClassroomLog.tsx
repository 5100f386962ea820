import { useState } from 'react';
import type { ClassroomBoard } from '#web/portals/kiosk/classroomStore.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { LogChoices } from './LogChoices.tsx';
import type { ClassroomChild } from './rules.ts';
import { type Said, type Sent, send } from './send.ts';
import { WriterDialog } from './WriterDialog.tsx';

/** What is logged at the tablet; medicines and photos are not. */
export const KINDS = ['meal', 'bottle', 'nap', 'diaper', 'learning', 'outdoor', 'note'] as const;
export type Kind = (typeof KINDS)[number];

type ClassroomLogProps = Opened & {
  kind: Kind;
  who: readonly ClassroomChild[];
  writers: ClassroomBoard['writers'];
  onLogged(told: Sent): void;
};

/** First what was done, then who says so: by their PIN, or within a minute of it by a tap on their picture. */
export function ClassroomLog({ kind, who, writers, onLogged, ...opened }: ClassroomLogProps) {
  const [said, setSaid] = useState<Said>();
  if (!said) return <LogChoices kind={kind} who={who} {...opened} onSaid={setSaid} />;
  return (
    <WriterDialog
      {...opened}
      what={said.what}
      writers={writers}
      onWriter={async (writer, proof) => onLogged(await send(said, writer, proof))}
    />
  );
}
