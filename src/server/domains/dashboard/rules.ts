/** Present over enrolled in percent, rounded; nobody enrolled is 0 (seed 000 section 2). */
export const attendanceRate = (present: number, enrolled: number): number =>
  enrolled === 0 ? 0 : Math.round((present / enrolled) * 100);
