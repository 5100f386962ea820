/** What can be recorded of a child's day. 'other' is a text alone, as callers of the past wrote it. */
export const LOGGED_KINDS = ['meal', 'bottle', 'nap', 'diaper', 'medicine', 'learning', 'outdoor', 'note'] as const;
export const ACTIVITY_KINDS = [...LOGGED_KINDS, 'other'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
export type LoggedKind = (typeof LOGGED_KINDS)[number];

export const MEALS = ['breakfast', 'am-snack', 'lunch', 'pm-snack', 'dinner'] as const;
export type Meal = (typeof MEALS)[number];

/** How much a child ate of a meal. */
export const AMOUNTS = ['all', 'most', 'some', 'none'] as const;
export type Amount = (typeof AMOUNTS)[number];

export const BOTTLE_CONTENTS = ['formula', 'breast-milk', 'milk', 'water', 'other'] as const;
export type BottleContents = (typeof BOTTLE_CONTENTS)[number];
/** 16 ounces. */
export const MOST_QUARTER_OUNCES = 64;

export const DIAPERS = ['wet', 'soiled', 'both', 'dry', 'potty'] as const;
export type Diaper = (typeof DIAPERS)[number];

export const SLEEP_POSITIONS = ['back', 'side', 'stomach'] as const;
export type SleepPosition = (typeof SLEEP_POSITIONS)[number];

/** How a medicine is given. */
export const ROUTES = ['oral', 'topical', 'inhaled', 'eye', 'ear', 'nose', 'injection', 'other'] as const;
export type MedicineRoute = (typeof ROUTES)[number];
