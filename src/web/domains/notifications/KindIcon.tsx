import {
  CalendarDays,
  Camera,
  ClipboardPen,
  DoorOpen,
  FileSignature,
  Images,
  MessageSquareText,
  ReceiptText,
  Sprout,
  TriangleAlert,
} from 'lucide-react';
import type { Kind } from '#contract/notifications-kinds.ts';

const ICONS = {
  message: MessageSquareText,
  incident: TriangleAlert,
  'daily-report': ClipboardPen,
  attendance: DoorOpen,
  photo: Images,
  invoice: ReceiptText,
  camera: Camera,
  milestone: Sprout,
  event: CalendarDays,
  form: FileSignature,
} as const satisfies Record<Kind, unknown>;

/** A kind of notification, for the eye; its words stand beside it. */
export function KindIcon({ kind, isUrgent }: { kind: Kind; isUrgent: boolean }) {
  const Icon = ICONS[kind];
  return (
    <span
      aria-hidden="true"
      className={`grid size-9 shrink-0 place-content-center rounded-md [&_svg]:size-5 ${
        isUrgent ? 'bg-attention-soft text-attention-ink' : 'bg-action-soft text-action-soft-ink'
      }`}
    >
      <Icon />
    </span>
  );
}
