import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { childProfile } from '../../../../../domains/children/queries.ts';
import type { Child } from '../../../../../domains/children/rules.ts';
import type { Guardian } from '../../../../../domains/guardians/rules.ts';
import type { Medication } from '../../../../../domains/medications/rules.ts';
import { withWords } from '../../../../../lib/i18n.ts';
import { ProfileView } from './ProfileView.tsx';

const EditChild = lazy(() => import('./EditChild.tsx'));
const EditGuardian = lazy(() => import('./EditGuardian.tsx'));
const ChildPlansDialog = lazy(() =>
  withWords('billingMore', () => import('../../billing/child/ChildPlansDialog.tsx')).then((file) => ({
    default: file.ChildPlansDialog,
  })),
);
const MedicationDialog = lazy(() => withWords('activities', () => import('../medications/MedicationDialog.tsx')));
const CameraBlockDialog = lazy(() => import('./CameraBlockDialog.tsx'));

type ProfileDialogProps = {
  /** As the list knows the child; the rest comes with the profile. */
  child: Child;
  open: boolean;
  onOpenChange(open: boolean): void;
};

type Editing =
  | { readonly kind: 'child'; readonly child: Child }
  | { readonly kind: 'plans' }
  | { readonly kind: 'medication'; readonly of: Medication | undefined }
  | { readonly kind: 'guardian' | 'cameras'; readonly of: Guardian };

/** 'Child Profile' of seed 000 section 2; editing takes its place and comes back to it. */
export default function ProfileDialog({ child: listed, open, onOpenChange }: ProfileDialogProps) {
  const read = useQuery({ ...childProfile(listed.id), enabled: open });
  const [editing, setEditing] = useState<Editing>();
  const child = read.data?.child ?? listed;
  const view = (
    <ProfileView
      child={child}
      read={read}
      open={open}
      onOpenChange={onOpenChange}
      onEdit={() => setEditing({ kind: 'child', child })}
      onEditGuardian={(of) => setEditing({ kind: 'guardian', of })}
      onPlans={() => setEditing({ kind: 'plans' })}
      onMedication={(of) => setEditing({ kind: 'medication', of })}
      onCameras={(of) => setEditing({ kind: 'cameras', of })}
    />
  );
  if (!editing || !open) return view;
  const back = () => setEditing(undefined);
  return (
    <Suspense fallback={view}>
      {editing.kind === 'child' && <EditChild child={editing.child} onDone={back} />}
      {editing.kind === 'plans' && <ChildPlansDialog childId={child.id} open onOpenChange={back} />}
      {editing.kind === 'medication' && <MedicationDialog childId={child.id} medication={editing.of} onDone={back} />}
      {editing.kind === 'guardian' && <EditGuardian child={child} guardian={editing.of} onDone={back} />}
      {editing.kind === 'cameras' && <CameraBlockDialog guardian={editing.of} onDone={back} />}
    </Suspense>
  );
}
