import { Angry, Annoyed, Laugh, type LucideIcon, Moon, PartyPopper, Smile } from 'lucide-react';
import type { Mood } from './rules.ts';

/** Each mood has a face. Decorative: its word stands beside it. */
export function MoodFace({ mood }: { mood: Mood }) {
  const Face = FACES[mood];
  return <Face aria-hidden="true" />;
}

const FACES: Record<Mood, LucideIcon> = {
  happy: Laugh,
  content: Smile,
  fussy: Annoyed,
  tired: Moon,
  excited: PartyPopper,
  cranky: Angry,
};
