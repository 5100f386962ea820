import type { BoardKind, LoggedChild } from '#web/domains/activities/rules.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { BottleForm } from './log-forms/BottleForm.tsx';
import { DiaperForm } from './log-forms/DiaperForm.tsx';
import { DoingForm } from './log-forms/DoingForm.tsx';
import { MealForm } from './log-forms/MealForm.tsx';
import { NapForm } from './log-forms/NapForm.tsx';
import { NoteForm } from './log-forms/NoteForm.tsx';

const MedicineForm = lazyDialog(() =>
  import('./log-forms/MedicineForm.tsx').then((file) => ({ default: file.MedicineForm })),
);
/** The gallery's own dialog: what families released is asked there. */
const UploadPhotos = lazyDialog(() =>
  withTexts(
    ['children', 'common', 'galleryManagement'],
    () => import('#web/portals/staff/screens/gallery/UploadPhotos.tsx'),
  ),
);

export type LogFormProps = Opened & {
  present: readonly LoggedChild[];
  /** Chosen before it was opened. */
  initial: readonly LoggedChild[];
  /** It was recorded. */
  onLogged(): void;
};

/** What is asked of each kind, in the fewest taps. */
export default function LogForm({ kind, room, ...props }: LogFormProps & { kind: BoardKind; room: { id: number } }) {
  const { open, onClose, initial } = props;
  switch (kind) {
    case 'meal':
      return <MealForm {...props} />;
    case 'bottle':
      return <BottleForm {...props} />;
    case 'nap':
      return <NapForm {...props} />;
    case 'diaper':
      return <DiaperForm {...props} />;
    case 'learning':
    case 'outdoor':
      return <DoingForm kind={kind} {...props} />;
    case 'note':
      return <NoteForm {...props} />;
    case 'medicine':
      return <MedicineForm {...props} />;
    case 'photo':
      return (
        <UploadPhotos
          open={open}
          onClose={onClose}
          said={initial.length > 0 ? { audience: 'children', childIds: initial.map(({ id }) => id) } : undefined}
        />
      );
  }
}
