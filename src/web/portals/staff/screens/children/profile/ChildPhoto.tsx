import { useMutation } from '@tanstack/react-query';
import { changePhoto } from '#web/domains/children/edit-queries.ts';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import { FaceChoice } from './FaceChoice.tsx';

/** The ways to give a child a photo, another one, or none. */
export function ChildPhoto({ child }: { child: Child }) {
  const { mutateAsync: change } = useMutation(changePhoto);
  return (
    <FaceChoice
      name={fullName(child)}
      hasPhoto={child.photoUrl !== null}
      put={(filePath) => change({ params: { id: child.id }, body: { filePath } })}
    />
  );
}
