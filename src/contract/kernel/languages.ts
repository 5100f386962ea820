/** The languages Larkhouse speaks (preferences-3). */
export const PARENT_LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export const STAFF_LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof PARENT_LANGUAGES)[number];

export const isLanguage = (name: string): name is Language => PARENT_LANGUAGES.some((language) => language === name);
