import { Building2, type LucideIcon, Megaphone, School, Users } from 'lucide-react';
import { Avatar } from '#web/ui/Avatar.tsx';
import { hueOf } from '#web/ui/hue.ts';
import type { Addressee, Thread } from './rules.ts';

const ICONS: Partial<Record<Addressee['kind'], LucideIcon>> = {
  office: Building2,
  room: School,
  'room-families': Megaphone,
  'all-families': Megaphone,
  'all-staff': Users,
};

/** With whom a thread is, at a glance: initials of a person, a sign for many or for a place. */
export function ThreadAvatar({ thread: { members, kind } }: { thread: Pick<Thread, 'members' | 'kind'> }) {
  const other = members.find(({ isSelf }) => !isSelf) ?? members[0];
  if (!other) return <Avatar name="" />;
  const Icon = kind === 'broadcast' ? Megaphone : ICONS[other.kind];
  if (!Icon) return <Avatar name={other.name} hue={hueOf(`${other.kind}${other.id}`)} />;
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-content-center rounded-full bg-highlight-soft text-highlight-ink forced-colors:border"
    >
      <Icon className="size-5" />
    </span>
  );
}
