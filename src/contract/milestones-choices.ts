// What categories and templates of milestones may be made of, without zod: the screens hold it too.

export const MILESTONE_AGE_GROUPS = ['all', 'infants', 'toddlers', 'preschool', 'pre-k'] as const;
export const CATEGORY_ICONS = [
  'footprints',
  'hand',
  'message-circle',
  'heart',
  'lightbulb',
  'sprout',
  'music',
  'palette',
] as const;
export type CategoryIcon = (typeof CATEGORY_ICONS)[number];
export const COLOR_THEMES = ['hue-1', 'hue-2', 'hue-3', 'hue-4', 'hue-5', 'hue-6', 'hue-7', 'hue-8'] as const;
export type ColorTheme = (typeof COLOR_THEMES)[number];
export const SKILL_TYPES = [
  'gross-motor',
  'fine-motor',
  'communication',
  'social-emotional',
  'cognitive',
  'self-care',
] as const;
export const DIFFICULTY_LEVELS = ['beginning', 'growing', 'mastering'] as const;
export const STICKER_DESIGNS = [
  'sun',
  'flower',
  'balloon',
  'star',
  'butterfly',
  'heart',
  'fish',
  'rainbow',
  'moon',
  'rocket',
  'leaf',
  'bear',
] as const;
export type StickerDesign = (typeof STICKER_DESIGNS)[number];
/** Ages of templates, in months. */
export const OLDEST_MONTHS = 144;

export const BADGE_TYPES = ['first-milestone', 'milestones', 'category', 'age-step', 'starred'] as const;
export type BadgeType = (typeof BADGE_TYPES)[number];
