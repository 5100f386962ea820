import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { hueOf } from '#web/ui/hue.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { type Child, fullName } from './rules.ts';

/** Avatar, name, and the allergies that everybody around the child has to know. */
export function ChildName({ child, children }: { child: Child; children?: ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <ChildAvatar child={child} />
      <span className="min-w-0">
        <span className="block">{fullName(child)}</span>
        {child.allergies && <AllergyMark allergies={child.allergies} />}
        {children}
      </span>
    </span>
  );
}

type ChildAvatarProps = {
  child: Pick<Child, 'id' | 'firstName' | 'lastName' | 'photoUrl'>;
  size?: 'small' | 'medium' | 'large';
};

/** A child as staff see it everywhere: the photo, or the initials in the child's own colour. */
export function ChildAvatar({ child, size }: ChildAvatarProps) {
  return (
    <Avatar
      name={fullName(child)}
      hue={hueOf(child.id)}
      src={child.photoUrl ? `${child.photoUrl}&portal=staff` : undefined}
      size={size}
    />
  );
}

export function AllergyMark({ allergies }: { allergies: string }) {
  const { t } = useTranslation();
  return (
    <span className="flex max-w-full items-start gap-1 font-medium text-attention-ink text-xs">
      <TriangleAlert className="mt-0.5 size-3.5 shrink-0" />
      <VisuallyHidden>{t('children.allergies', { allergies })}</VisuallyHidden>
      <span className="line-clamp-2 break-words" aria-hidden="true" title={allergies}>
        {allergies}
      </span>
    </span>
  );
}
