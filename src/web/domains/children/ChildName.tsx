import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { hueOf } from '#web/ui/hue.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { type Child, fullName } from './rules.ts';

/** Avatar in the room's colour, name, and the allergies that everybody around the child has to know. */
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

export function ChildAvatar({ child, size }: { child: Child; size?: 'small' | 'medium' | 'large' }) {
  return (
    <Avatar
      name={fullName(child)}
      hue={hueOf(child.roomId)}
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
