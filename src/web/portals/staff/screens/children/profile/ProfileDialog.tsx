import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { childProfile } from '#web/domains/children/queries.ts';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import type { Guardian } from '#web/domains/guardians/rules.ts';
import type { Medication } from '#web/domains/medications/rules.ts';
import type { ImportedPerson } from '#web/domains/pickup-people/imported.ts';
import type { PickupPerson } from '#web/domains/pickup-people/queries.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import type { WantedDays } from '../schedule/scheduleValues.ts';
import { ChildProfileView } from './ChildProfileView.tsx';

const EditChild = lazyPart(() => import('./EditChild.tsx'));
const EditGuardian = lazyPart(() => import('./EditGuardian.tsx'));
const PickupDialog = lazyPart(() => withTexts(['common', 'pickupPeople'], () => import('../pickup/PickupDialog.tsx')));
const ScheduleDialog = lazyPart(() =>
  withTexts(['common', 'schedules'], () => import('../schedule/ScheduleDialog.tsx')),
);
const ChildPlansDialog = lazyPart(() =>
  withTexts(
    ['billingPlans', 'common'],
    () => import('#web/portals/staff/screens/billing/child/ChildPlansDialog.tsx'),
  ).then((file) => ({
    default: file.ChildPlansDialog,
  })),
);
const MedicationDialog = lazyPart(() =>
  withTexts(['activities', 'common'], () => import('#web/portals/staff/screens/medications/MedicationDialog.tsx')),
);
const InviteDialog = lazyPart(() =>
  withTexts(
    ['accounts', 'children', 'common', 'guardiansInvitations', 'mail'],
    () => import('#web/portals/staff/screens/guardians/InviteDialog.tsx'),
  ),
);
const GuardianContactsDialog = lazyPart(() => import('./GuardianContactsDialog.tsx'));
const CameraBlockDialog = lazyPart(() => import('./CameraBlockDialog.tsx'));

type ProfileDialogProps = Opened & {
  /** As the list knows the child; the rest comes with the profile. */
  child: Child;
};

type Editing =
  | { readonly kind: 'child'; readonly child: Child }
  | { readonly kind: 'plans' | 'contacts' }
  | { readonly kind: 'schedule'; readonly wanted: WantedDays | undefined }
  | { readonly kind: 'pickup'; readonly of: PickupPerson | ImportedPerson | undefined }
  | { readonly kind: 'medication'; readonly of: Medication | undefined }
  | { readonly kind: 'guardian' | 'cameras' | 'invite'; readonly of: Guardian };

/** The dialog 'Child Profile' (children-8); editing takes its place and comes back to it. */
export default function ProfileDialog({ child: listed, open, onClose }: ProfileDialogProps) {
  const read = useQuery({ ...childProfile(listed.id), enabled: open });
  const [editing, setEditing] = useState<Editing>();
  const child = read.data?.child ?? listed;
  const view = (
    <ChildProfileView
      child={child}
      read={read}
      open={open}
      onClose={onClose}
      onEdit={() => setEditing({ kind: 'child', child })}
      onEditGuardian={(of) => setEditing({ kind: 'guardian', of })}
      onSchedule={(wanted) => setEditing({ kind: 'schedule', wanted })}
      onPlans={() => setEditing({ kind: 'plans' })}
      onMedication={(of) => setEditing({ kind: 'medication', of })}
      onCameras={(of) => setEditing({ kind: 'cameras', of })}
      onPickup={(of) => setEditing({ kind: 'pickup', of })}
      onContacts={() => setEditing({ kind: 'contacts' })}
      onInvite={(of) => setEditing({ kind: 'invite', of })}
    />
  );
  if (!editing || !open) return view;
  const back = () => setEditing(undefined);
  return (
    <Suspense fallback={view}>
      {editing.kind === 'child' && <EditChild child={editing.child} onDone={back} />}
      {editing.kind === 'pickup' && <PickupDialog child={child} known={editing.of} onDone={back} />}
      {editing.kind === 'schedule' && (
        <ScheduleDialog child={{ ...child, name: fullName(child) }} wanted={editing.wanted} onDone={back} />
      )}
      {editing.kind === 'plans' && <ChildPlansDialog childId={child.id} open onClose={back} />}
      {editing.kind === 'medication' && <MedicationDialog childId={child.id} medication={editing.of} onDone={back} />}
      {editing.kind === 'contacts' && <GuardianContactsDialog child={child} onDone={back} />}
      {editing.kind === 'guardian' && <EditGuardian child={child} guardian={editing.of} onDone={back} />}
      {editing.kind === 'invite' && (
        <InviteDialog open onClose={back} guardian={{ ...editing.of, id: editing.of.guardianId, childId: child.id }} />
      )}
      {editing.kind === 'cameras' && <CameraBlockDialog guardian={editing.of} onDone={back} />}
    </Suspense>
  );
}
