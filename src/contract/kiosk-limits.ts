/** How many entries a kiosk sends at once. */
export const ENTRIES_AT_ONCE = 25;
/** How many entries wait on a kiosk at most: days of a large center without a server. */
export const ENTRIES_WAITING = 2000;
/** How many hours a code for a PIN holds that is handed out on paper. */
export const PIN_LETTER_HOURS = 72;
