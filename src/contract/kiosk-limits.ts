/** So many entries a tablet sends at once. */
export const ENTRIES_AT_ONCE = 25;
