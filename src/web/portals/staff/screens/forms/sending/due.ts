/** Days that families have, unless another day is chosen. */
export const USUALLY_DUE_AFTER = 14;

/** No day, or one that has passed. Local dates. */
export const isDueWrong = (dueOn: string, today: string): boolean => dueOn === '' || dueOn < today;
