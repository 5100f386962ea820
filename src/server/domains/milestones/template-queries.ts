import { sql } from 'kysely';
import type {
  CATEGORY_ICONS,
  COLOR_THEMES,
  DIFFICULTY_LEVELS,
  MILESTONE_AGE_GROUPS,
  SKILL_TYPES,
  STICKER_DESIGNS,
} from '#contract/milestones-choices.ts';
import { db } from '#server/db/sql.ts';
import type { StarterCategoryRow, StarterTemplateRow } from './starter/set.ts';

export interface CategoryRow {
  readonly id: number;
  readonly starterKey: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly ageGroup: (typeof MILESTONE_AGE_GROUPS)[number];
  readonly iconName: (typeof CATEGORY_ICONS)[number];
  readonly colorTheme: (typeof COLOR_THEMES)[number];
  readonly sortOrder: number;
  readonly isActive: boolean;
  readonly createdAt: Date;
  readonly version: number;
}
const categoryColumns = sql`id, starter_key, name, description, age_group, icon_name, color_theme, sort_order, is_active, created_at, version`;
export const categories = () =>
  sql<CategoryRow>`select ${categoryColumns} from milestone_category order by sort_order, id`;
export const category = (id: number) =>
  sql<CategoryRow>`select ${categoryColumns} from milestone_category where id = ${id}`;

export interface TemplateRow {
  readonly id: number;
  readonly categoryId: number;
  readonly starterKey: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly celebrationMessage: string | null;
  readonly parentTip: string | null;
  readonly ageRangeMin: number;
  readonly ageRangeMax: number;
  readonly skillType: (typeof SKILL_TYPES)[number];
  readonly difficultyLevel: (typeof DIFFICULTY_LEVELS)[number];
  readonly stickerDesign: (typeof STICKER_DESIGNS)[number];
  readonly isActive: boolean;
  readonly createdAt: Date;
  readonly version: number;
}
const templateColumns = sql`id, category_id, starter_key, title, description, celebration_message, parent_tip, age_range_min, age_range_max,
  skill_type, difficulty_level, sticker_design, is_active, created_at, version`;
export const templates = () =>
  sql<TemplateRow>`select ${templateColumns} from milestone_template order by age_range_min, age_range_max, category_id, id`;
export const template = (id: number) =>
  sql<TemplateRow>`select ${templateColumns} from milestone_template where id = ${id}`;

type Made = 'id' | 'starterKey' | 'isActive' | 'createdAt' | 'version';
export type NewCategoryRow = Omit<CategoryRow, Made>;
export type NewTemplateRow = Omit<TemplateRow, Made>;
export const insertCategory = (row: NewCategoryRow, at: Date) =>
  db
    .insertInto('milestoneCategory')
    .values({ ...row, createdAt: at })
    .returning('id');
export const insertTemplate = (row: NewTemplateRow, at: Date) =>
  db
    .insertInto('milestoneTemplate')
    .values({ ...row, createdAt: at })
    .returning('id');

type Change<Row> = { readonly [K in keyof Row]?: Row[K] | undefined } & { readonly isActive?: boolean | undefined };
export type CategoryChange = Change<NewCategoryRow>;
export type TemplateChange = Change<NewTemplateRow>;
export const updateCategory = (id: number, change: CategoryChange) =>
  db
    .updateTable('milestoneCategory')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id);
export const updateTemplate = (id: number, change: TemplateChange) =>
  db
    .updateTable('milestoneTemplate')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id);

export const insertStarterCategories = (rows: readonly StarterCategoryRow[], at: Date) =>
  db
    .insertInto('milestoneCategory')
    .values(rows.map((row) => ({ ...row, createdAt: at })))
    .returning(['id', 'starterKey']);
export const insertStarterTemplates = (rows: readonly (StarterTemplateRow & { categoryId: number })[], at: Date) =>
  db.insertInto('milestoneTemplate').values(rows.map((row) => ({ ...row, createdAt: at })));
