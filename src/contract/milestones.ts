import { anyParent, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  DateRange,
  Id,
  IdParams,
  Instant,
  LONGEST_LIST,
  LocalDate,
  Nothing,
  optionalText,
  requiredId,
  requiredText,
  Version,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import {
  BADGE_TYPES,
  CATEGORY_ICONS,
  COLOR_THEMES,
  DIFFICULTY_LEVELS,
  MILESTONE_AGE_GROUPS,
  OLDEST_MONTHS,
  SKILL_TYPES,
  STICKER_DESIGNS,
} from './milestones-choices.ts';

const AgeMonths = z
  .int('Enter an age in months')
  .min(0, 'Enter an age in months')
  .max(OLDEST_MONTHS, 'Enter an age in months');
/** Of the starter set: what isn't given is in its own words, in the reader's language. */
const own = { isStarter: z.boolean(), hasOwnText: z.boolean() };

export const MilestoneCategory = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    ageGroup: z.enum(MILESTONE_AGE_GROUPS),
    iconName: z.enum(CATEGORY_ICONS),
    colorTheme: z.enum(COLOR_THEMES),
    sortOrder: z.int(),
    isActive: z.boolean(),
    createdAt: Instant,
    version: z.int(),
    ...own,
  })
  .meta({ id: 'MilestoneCategory' });

export const MilestoneTemplate = z
  .object({
    id: z.int(),
    categoryId: z.int(),
    title: z.string(),
    description: z.string(),
    /** In months. */
    ageRangeMin: z.int(),
    ageRangeMax: z.int(),
    skillType: z.enum(SKILL_TYPES),
    difficultyLevel: z.enum(DIFFICULTY_LEVELS),
    stickerDesign: z.enum(STICKER_DESIGNS),
    celebrationMessage: z.string(),
    parentTip: z.string(),
    isActive: z.boolean(),
    createdAt: Instant,
    version: z.int(),
    ...own,
  })
  .meta({ id: 'MilestoneTemplate' });

/** A photo of the gallery that shows it; to parents those alone that the gallery shows them. */
const EvidencePhoto = z.object({ id: z.int(), title: z.string(), imageUrl: z.string(), thumbnailUrl: z.string() });

export const ChildMilestone = z
  .object({
    id: z.int(),
    childId: z.int(),
    templateId: z.int(),
    achievedDate: AnsweredDate,
    staffId: z.int(),
    notes: z.string(),
    evidencePhotos: z.array(EvidencePhoto),
    /** A guardian has seen it. */
    parentNotified: z.boolean(),
    /** When the family was first notified of it. */
    notificationSentAt: Instant.nullable(),
    isStarred: z.boolean(),
    createdAt: Instant,
    version: z.int(),
    title: z.string(),
    categoryId: z.int(),
    stickerDesign: z.enum(STICKER_DESIGNS),
    /** The child's age then, in full months. */
    ageMonths: z.int(),
    staffName: z.string(),
  })
  .meta({ id: 'ChildMilestone' });

export const MilestoneBadge = z
  .object({
    id: z.int(),
    childId: z.int(),
    badgeType: z.enum(BADGE_TYPES),
    badgeName: z.string(),
    description: z.string(),
    iconPath: z.string(),
    earnedDate: AnsweredDate,
    requirements: z.object({
      count: z.int().optional(),
      categoryId: z.int().optional(),
      ageRangeMin: z.int().optional(),
      ageRangeMax: z.int().optional(),
      templateIds: z.array(z.int()).readonly().optional(),
    }),
    /** Whether the family sees it. */
    isVisible: z.boolean(),
    createdAt: Instant,
    version: z.int(),
  })
  .meta({ id: 'MilestoneBadge' });

export const MilestoneProgress = z
  .object({
    id: z.int(),
    childId: z.int(),
    categoryId: z.int(),
    /** Active templates whose age has begun for the child, and those it achieved before that age. */
    totalMilestones: z.int(),
    achievedMilestones: z.int(),
    progressPercentage: z.int(),
    lastUpdated: Instant,
  })
  .meta({ id: 'MilestoneProgress' });

/** A milestone that a child may soon show; none whose age has passed is ever among them. */
const NextMilestone = z.object({
  templateId: z.int(),
  categoryId: z.int(),
  title: z.string(),
  description: z.string(),
  parentTip: z.string(),
  ageRangeMin: z.int(),
  ageRangeMax: z.int(),
  stickerDesign: z.enum(STICKER_DESIGNS),
});

const GrowingChild = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: AnsweredDate,
  /** Today, in full months. */
  ageMonths: z.int(),
  roomId: z.int(),
  room: z.string(),
  photoUrl: z.string().nullable(),
});
const Growth = z
  .object({
    child: GrowingChild,
    /** Categories in use, in their order. */
    categories: z.array(MilestoneCategory),
    progress: z.array(MilestoneProgress),
    /** Newest first. */
    achieved: z.array(ChildMilestone),
    badges: z.array(MilestoneBadge),
    next: z.array(NextMilestone),
  })
  .meta({ id: 'Growth' });

const ParentMilestone = z.object({
  id: z.int(),
  childId: z.int(),
  templateId: z.int(),
  categoryId: z.int(),
  title: z.string(),
  description: z.string(),
  celebrationMessage: z.string(),
  parentTip: z.string(),
  stickerDesign: z.enum(STICKER_DESIGNS),
  achievedDate: AnsweredDate,
  ageMonths: z.int(),
  notes: z.string(),
  evidencePhotos: z.array(EvidencePhoto),
  isStarred: z.boolean(),
  staffName: z.string(),
  /** The calling parent has seen its celebration. */
  isSeen: z.boolean(),
});
const FamilyGrowth = z
  .object({
    childId: z.int(),
    firstName: z.string(),
    ageMonths: z.int(),
    categories: z.array(
      MilestoneCategory.pick({
        id: true,
        name: true,
        description: true,
        iconName: true,
        colorTheme: true,
        sortOrder: true,
      }),
    ),
    progress: z.array(MilestoneProgress),
    achieved: z.array(ParentMilestone),
    badges: z.array(MilestoneBadge.omit({ isVisible: true, version: true, requirements: true })),
    next: z.array(NextMilestone),
  })
  .meta({ id: 'FamilyGrowth' });

const Celebration = ParentMilestone.extend({ firstName: z.string(), categoryName: z.string() });

const NewCategory = z
  .strictObject({
    name: requiredText('Name is required', 80),
    description: optionalText(500),
    ageGroup: z.enum(MILESTONE_AGE_GROUPS).default('all'),
    iconName: z.enum(CATEGORY_ICONS),
    colorTheme: z.enum(COLOR_THEMES),
    sortOrder: z.int().min(0).max(1000).default(0),
  })
  .meta({ id: 'NewMilestoneCategory' });
/** Of a category or template of the starter set, null gives a text back to the set's own words. */
const changedText = (message: string, max: number) => requiredText(message, max).nullable().optional();
const CategoryChange = z
  .strictObject({
    name: changedText('Name is required', 80),
    description: optionalText(500).nullable().optional(),
    ageGroup: z.enum(MILESTONE_AGE_GROUPS).optional(),
    iconName: z.enum(CATEGORY_ICONS).optional(),
    colorTheme: z.enum(COLOR_THEMES).optional(),
    sortOrder: z.int().min(0).max(1000).optional(),
    isActive: z.boolean().optional(),
    version: Version,
  })
  .meta({ id: 'MilestoneCategoryChange' });

const TITLE = 'Title is required';
const NewTemplate = z
  .strictObject({
    categoryId: requiredId('Please choose a category'),
    title: requiredText(TITLE, 120),
    description: optionalText(1000),
    ageRangeMin: AgeMonths,
    ageRangeMax: AgeMonths,
    skillType: z.enum(SKILL_TYPES),
    difficultyLevel: z.enum(DIFFICULTY_LEVELS).default('growing'),
    stickerDesign: z.enum(STICKER_DESIGNS).default('star'),
    celebrationMessage: optionalText(1000),
    parentTip: optionalText(1000),
  })
  .meta({ id: 'NewMilestoneTemplate' });
const TemplateChange = z
  .strictObject({
    categoryId: Id.optional(),
    title: changedText(TITLE, 120),
    description: optionalText(1000).nullable().optional(),
    ageRangeMin: AgeMonths.optional(),
    ageRangeMax: AgeMonths.optional(),
    skillType: z.enum(SKILL_TYPES).optional(),
    difficultyLevel: z.enum(DIFFICULTY_LEVELS).optional(),
    stickerDesign: z.enum(STICKER_DESIGNS).optional(),
    celebrationMessage: optionalText(1000).nullable().optional(),
    parentTip: optionalText(1000).nullable().optional(),
    isActive: z.boolean().optional(),
    version: Version,
  })
  .meta({ id: 'MilestoneTemplateChange' });

const NOTES = 4000;
const Photos = z.array(Id).max(12, 'Choose at most {{maximum}} photos');
const NewChildMilestone = z
  .strictObject({
    childIds: z.array(Id).min(1, 'Please choose at least one child').max(100),
    templateId: requiredId('Please choose a milestone'),
    achievedDate: LocalDate,
    /** Any active staff member; whoever records it, when it is left out. */
    staffId: Id.optional(),
    notes: optionalText(NOTES),
    /** Ids of photos of the gallery; each child keeps those it is in. */
    evidencePhotos: Photos.optional(),
    isStarred: z.boolean().optional(),
  })
  .meta({ id: 'NewChildMilestone' });
const ChildMilestoneChange = z
  .strictObject({
    achievedDate: LocalDate.optional(),
    staffId: Id.optional(),
    notes: optionalText(NOTES).optional(),
    evidencePhotos: Photos.optional(),
    isStarred: z.boolean().optional(),
    version: Version,
  })
  .meta({ id: 'ChildMilestoneChange' });

const reads = staffWith('milestones', 'center.manage');
const records = staffWith('milestones');
const manages = staffWith('center.manage');

/** Milestones: the center's list of them, what each child achieved, and what its family reads of it. */
export const milestones = {
  'GET /api/milestone-categories': {
    summary: 'The categories in their order, those not in use as well',
    audience: 'staff',
    access: reads,
    reply: z.array(MilestoneCategory),
  },
  'POST /api/milestone-categories': {
    summary: 'Add a category',
    audience: 'staff',
    access: manages,
    body: NewCategory,
    status: 201,
    reply: MilestoneCategory,
  },
  'PATCH /api/milestone-categories/:id': {
    summary: 'Change a category, or take it out of use or into use again',
    audience: 'staff',
    access: manages,
    params: IdParams,
    body: CategoryChange,
    reply: MilestoneCategory,
  },
  'GET /api/milestone-templates': {
    summary: 'The milestones to choose from, by age, those not in use as well',
    audience: 'staff',
    access: reads,
    reply: z.array(MilestoneTemplate),
  },
  'POST /api/milestone-templates': {
    summary: 'Add a milestone to choose from',
    audience: 'staff',
    access: manages,
    body: NewTemplate,
    status: 201,
    reply: MilestoneTemplate,
  },
  'PATCH /api/milestone-templates/:id': {
    summary: 'Change a milestone to choose from, or take it out of use or into use again',
    audience: 'staff',
    access: manages,
    params: IdParams,
    body: TemplateChange,
    reply: MilestoneTemplate,
  },
  'GET /api/milestone-progress': {
    summary: 'Every enrolled child with its progress by category, and which milestones it has achieved',
    audience: 'staff',
    access: records,
    reply: z.array(
      GrowingChild.extend({
        progress: z.array(MilestoneProgress),
        achievedTemplateIds: z.array(z.int()),
        /** Null before the first. */
        lastAchievedDate: AnsweredDate.nullable(),
      }),
    ),
  },
  'GET /api/child-milestones': {
    summary:
      'Achieved milestones of enrolled children (or of one), newest first; without a range the last 90 days, at most 500',
    audience: 'staff',
    access: records,
    query: DateRange.extend({ childId: Id.optional() }),
    longestDays: LONGEST_LIST,
    reply: z.array(ChildMilestone),
  },
  'POST /api/child-milestones': {
    summary: 'Record that children achieved a milestone: all of them, or, where one has it already (409), none',
    audience: 'staff',
    access: records,
    body: NewChildMilestone,
    status: 201,
    reply: z.array(ChildMilestone),
  },
  'PATCH /api/child-milestones/:id': {
    summary: 'Change the day, note, photos or star of an achieved milestone',
    audience: 'staff',
    access: records,
    params: IdParams,
    body: ChildMilestoneChange,
    reply: ChildMilestone,
  },
  'DELETE /api/child-milestones/:id': {
    summary: 'Withdraw an achieved milestone, and with it the badges that rested on it',
    audience: 'staff',
    access: records,
    params: IdParams,
    reply: Nothing,
  },
  'GET /api/children/:id/milestones': {
    summary: "A child's growth: progress, achieved milestones, badges, and what may come next",
    audience: 'staff',
    access: records,
    params: IdParams,
    reply: Growth,
  },
  'PATCH /api/milestone-badges/:id': {
    summary: 'Show a badge to the family, or hide it',
    audience: 'staff',
    access: records,
    params: IdParams,
    body: z.strictObject({ isVisible: z.boolean(), version: Version }).meta({ id: 'MilestoneBadgeChange' }),
    reply: MilestoneBadge,
  },
  'GET /api/parent/milestones': {
    summary: "A child's growth as its family reads it; default the first child",
    audience: 'parent',
    access: anyParent,
    query: z.object({ childId: Id.optional() }),
    reply: FamilyGrowth.nullable(),
  },
  'GET /api/parent/celebrations': {
    summary: 'What was achieved within the last 90 days and the calling parent has not seen yet, of all their children',
    audience: 'parent',
    access: anyParent,
    reply: z.array(Celebration),
  },
  'POST /api/parent/milestones/:id/seen': {
    summary: 'The parent saw the celebration of a milestone; it is not shown to them again',
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    reply: Nothing,
  },
} satisfies Contract;
