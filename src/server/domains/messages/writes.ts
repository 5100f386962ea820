/** A member as the database keeps it. */
export interface NewMember {
  readonly kind: 'staff' | 'room' | 'office' | 'all-staff' | 'guardian' | 'family' | 'room-families' | 'all-families';
  readonly staffId?: number;
  readonly guardianId?: number;
  readonly roomId?: number;
  readonly childId?: number;
  /** Of a guardian: the children through whom they take part. */
  readonly childIds?: readonly number[];
  /** The side a broadcast comes from. */
  readonly isFrom?: boolean;
}

export interface NewThread {
  readonly kind: 'conversation' | 'broadcast';
  readonly subject: string;
  readonly childId: number | null;
  readonly members: readonly NewMember[];
  /** The broadcast this guardian answers. */
  readonly origin?: { readonly threadId: number; readonly guardianId: number };
}
