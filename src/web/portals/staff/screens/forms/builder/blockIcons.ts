import {
  CalendarDays,
  FileUp,
  Hash,
  Heading,
  IdCard,
  ListChecks,
  ListPlus,
  type LucideIcon,
  PenLine,
  Split,
  Table,
  TextCursorInput,
  ThumbsUp,
} from 'lucide-react';
import type { BlockKind } from '#web/domains/forms/editing.ts';

/** The picture of each kind of block. */
export const BLOCK_ICONS: Readonly<Record<BlockKind, LucideIcon>> = {
  heading: Heading,
  text: TextCursorInput,
  choice: ListChecks,
  date: CalendarDays,
  number: Hash,
  table: Table,
  repeat: ListPlus,
  file: FileUp,
  mapped: IdCard,
  consent: ThumbsUp,
  condition: Split,
  signature: PenLine,
};
