/** What tells a late pick-up from other incidents (incidents-3): 'late pick-up', 'Late pickup', 'picked up 20 minutes late', within one sentence. */
export const LATE_PICK_UP =
  /\blate\b[^.!?]{0,40}\bpick(?:ed|ing)?[\s-]?up\b|\bpick(?:ed|ing)?[\s-]?up\b[^.!?]{0,40}\blate\b/i;
