import {
  Camera,
  Droplets,
  type LucideIcon,
  Milk,
  Moon,
  NotebookPen,
  Palette,
  Pill,
  Trees,
  Utensils,
} from 'lucide-react';
import type { ActivityKind } from '#contract/activities-choices.ts';

/** Decorative: what it is is said in words beside it. */
export function ActivityIcon({ kind }: { kind: ActivityKind | 'photo' }) {
  const { Icon } = MARKS[kind];
  return <Icon aria-hidden="true" />;
}

/** The colours of a kind's mark. */
export const activityLook = (kind: ActivityKind | 'photo'): string => MARKS[kind].look;

const MARKS: Record<ActivityKind | 'photo', { readonly Icon: LucideIcon; readonly look: string }> = {
  meal: { Icon: Utensils, look: 'bg-hue-1 text-hue-1-ink' },
  bottle: { Icon: Milk, look: 'bg-hue-4 text-hue-4-ink' },
  nap: { Icon: Moon, look: 'bg-hue-5 text-hue-5-ink' },
  diaper: { Icon: Droplets, look: 'bg-hue-7 text-hue-7-ink' },
  medicine: { Icon: Pill, look: 'bg-hue-6 text-hue-6-ink' },
  learning: { Icon: Palette, look: 'bg-highlight-soft text-highlight-ink' },
  outdoor: { Icon: Trees, look: 'bg-hue-3 text-hue-3-ink' },
  note: { Icon: NotebookPen, look: 'bg-hue-8 text-hue-8-ink' },
  photo: { Icon: Camera, look: 'bg-hue-2 text-hue-2-ink' },
  other: { Icon: Palette, look: 'bg-highlight-soft text-highlight-ink' },
};
