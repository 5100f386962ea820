/** Who asks for a line: the center's state, the federation, or Larkhouse, which only advises. */
export const PACKET_BY = ['state', 'federation', 'larkhouse'] as const;
/** Whom a line is asked of. */
export const PACKET_FOR = ['every-child', 'food-program', 'medicine'] as const;
