import type { NewCategoryRow, NewTemplateRow } from '../template-queries.ts';
import type { StarterAge, StarterCategory, StarterKey } from './texts.ts';

// The starter set: five categories, and in each one milestone a step of age. Its texts stand in texts.ts, by these keys.

export type StarterCategoryRow = Pick<NewCategoryRow, 'iconName' | 'colorTheme' | 'sortOrder'> & {
  readonly starterKey: StarterCategory;
};
export const STARTER_CATEGORIES: readonly StarterCategoryRow[] = [
  { starterKey: 'movement', iconName: 'footprints', colorTheme: 'hue-1', sortOrder: 1 },
  { starterKey: 'hands', iconName: 'hand', colorTheme: 'hue-3', sortOrder: 2 },
  { starterKey: 'language', iconName: 'message-circle', colorTheme: 'hue-5', sortOrder: 3 },
  { starterKey: 'social', iconName: 'heart', colorTheme: 'hue-7', sortOrder: 4 },
  { starterKey: 'thinking', iconName: 'lightbulb', colorTheme: 'hue-2', sortOrder: 5 },
];

/** Of each category; `firstSticker`: where in STICKERS its milestones begin, so that those of one age differ. */
const SKILLS: Readonly<
  Record<StarterCategory, { readonly skillType: NewTemplateRow['skillType']; readonly firstSticker: number }>
> = {
  movement: { skillType: 'gross-motor', firstSticker: 0 },
  hands: { skillType: 'fine-motor', firstSticker: 5 },
  language: { skillType: 'communication', firstSticker: 3 },
  social: { skillType: 'social-emotional', firstSticker: 8 },
  thinking: { skillType: 'cognitive', firstSticker: 10 },
};

/** In months: the age of the step, and from and to which age children reach it. */
const STEPS: readonly (readonly [age: StarterAge, from: number, to: number])[] = [
  [2, 0, 4],
  [4, 2, 6],
  [6, 4, 9],
  [9, 6, 12],
  [12, 9, 15],
  [15, 12, 18],
  [18, 15, 24],
  [24, 18, 30],
  [30, 24, 36],
  [36, 30, 48],
  [48, 36, 60],
  [60, 48, 72],
];

const STICKERS = [
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
] as const satisfies readonly NewTemplateRow['stickerDesign'][];

const difficultyAt = (age: StarterAge): NewTemplateRow['difficultyLevel'] => {
  if (age <= 9) return 'beginning';
  return age <= 24 ? 'growing' : 'mastering';
};

type Aged = 'ageRangeMin' | 'ageRangeMax' | 'skillType' | 'difficultyLevel' | 'stickerDesign';
export type StarterTemplateRow = Pick<NewTemplateRow, Aged> & { readonly starterKey: StarterKey };

export const starterTemplates = (category: StarterCategory): StarterTemplateRow[] =>
  STEPS.map(([age, ageRangeMin, ageRangeMax], place) => {
    const { skillType, firstSticker } = SKILLS[category];
    const stickerDesign = STICKERS[(place + firstSticker) % STICKERS.length] ?? 'sun';
    const difficultyLevel = difficultyAt(age);
    return { starterKey: `${category}-${age}`, ageRangeMin, ageRangeMax, skillType, difficultyLevel, stickerDesign };
  });
