/** Times of day as minutes after midnight, which can be added and compared. */
export type Minutes = number;

/** '07:45' → 465. */
export const minutesOf = (time: string): Minutes => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** 465 → '07:45'. */
export const timeOf = (minutes: Minutes): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** 820 → '1:40', as teachers write it. */
export const spoken = (minutes: Minutes): string =>
  `${((Math.floor(minutes / 60) + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')}`;
