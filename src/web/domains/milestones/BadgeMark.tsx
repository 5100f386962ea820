import { formatDate } from '#web/lib/time.ts';
import type { FamilyGrowth } from './rules.ts';

type BadgeMarkProps = { badge: FamilyGrowth['badges'][number] };

/** A badge with its name, what it is for, and since when it is the child's. */
export function BadgeMark({ badge }: BadgeMarkProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <img src={badge.iconPath} alt="" width={48} height={48} className="size-12 shrink-0" />
      <span className="min-w-0">
        <span className="block text-balance font-semibold">{badge.badgeName}</span>
        <span className="block text-pretty text-ink-soft text-sm">{badge.description}</span>
        <span className="block text-ink-faint text-sm">{formatDate(badge.earnedDate)}</span>
      </span>
    </span>
  );
}
