/** How many photos a parent's gallery reads at a time. */
export const PHOTOS_AT_A_TIME = 60;

/** How many pictures are on a phone's first screen, and in a wide screen's first row. */
export const FIRST_PICTURES = 4;

/** The most photos in one file to save. */
export const PHOTOS_IN_A_FILE = 2000;
