import { lazy, Suspense } from 'react';
import type { BoardKind, LoggedChild } from '../../../../domains/activities/rules.ts';
import { withWords } from '../../../../lib/i18n.ts';
import { BottleSheet } from './sheets/BottleSheet.tsx';
import { DiaperSheet } from './sheets/DiaperSheet.tsx';
import { DoingSheet } from './sheets/DoingSheet.tsx';
import { MealSheet } from './sheets/MealSheet.tsx';
import { NapSheet } from './sheets/NapSheet.tsx';
import { NoteSheet } from './sheets/NoteSheet.tsx';

const MedicineSheet = lazy(() =>
  import('./sheets/MedicineSheet.tsx').then((file) => ({ default: file.MedicineSheet })),
);
/** The gallery's own dialog: what families released is asked there. */
const UploadDialog = lazy(() => withWords('files', () => import('../gallery/UploadDialog.tsx')));

export type SheetProps = {
  present: readonly LoggedChild[];
  /** Chosen before it was opened. */
  initial: readonly LoggedChild[];
  open: boolean;
  onOpenChange(open: boolean): void;
  /** It was recorded. */
  onLogged(): void;
};

/** What is asked of each kind, in the fewest taps. */
export function Sheet({ kind, room, ...props }: SheetProps & { kind: BoardKind; room: { id: number } }) {
  const { open, onOpenChange, initial } = props;
  switch (kind) {
    case 'meal':
      return <MealSheet {...props} />;
    case 'bottle':
      return <BottleSheet {...props} />;
    case 'nap':
      return <NapSheet {...props} />;
    case 'diaper':
      return <DiaperSheet {...props} />;
    case 'learning':
    case 'outdoor':
      return <DoingSheet kind={kind} {...props} />;
    case 'note':
      return <NoteSheet {...props} />;
    case 'medicine':
      return (
        <Suspense>
          <MedicineSheet {...props} />
        </Suspense>
      );
    case 'photo':
      return (
        <Suspense>
          <UploadDialog
            open={open}
            onOpenChange={onOpenChange}
            said={{ childIds: initial.map(({ id }) => id), roomIds: [room.id] }}
          />
        </Suspense>
      );
  }
}
