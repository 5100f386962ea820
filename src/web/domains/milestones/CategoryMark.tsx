import { clsx } from 'clsx';
import {
  Footprints,
  Hand,
  Heart,
  Lightbulb,
  type LucideIcon,
  MessageCircle,
  Music,
  Palette,
  Sprout,
} from 'lucide-react';
import type { CategoryIcon, ColorTheme } from '#contract/milestones-choices.ts';
import { HUE_LOOKS, type Hue } from '#web/ui/hue.ts';

const ICONS: Readonly<Record<CategoryIcon, LucideIcon>> = {
  footprints: Footprints,
  hand: Hand,
  'message-circle': MessageCircle,
  heart: Heart,
  lightbulb: Lightbulb,
  sprout: Sprout,
  music: Music,
  palette: Palette,
};

export const hueLook = (theme: ColorTheme): string => HUE_LOOKS[Number(theme.slice(-1)) as Hue];

type CategoryMarkProps = { category: { iconName: CategoryIcon; colorTheme: ColorTheme }; small?: boolean };

/** A category's sign in its colour, for the eye; its name stands beside it. */
export function CategoryMark({ category, small }: CategoryMarkProps) {
  const Icon = ICONS[category.iconName];
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid shrink-0 place-content-center rounded-full',
        small ? 'size-7 [&_svg]:size-4' : 'size-9 [&_svg]:size-5',
        hueLook(category.colorTheme),
      )}
    >
      <Icon />
    </span>
  );
}
