interface Merge {
  readonly fromRoomId: number;
  readonly intoRoomId: number;
}

/** Whether somebody in a room would be led back to it if it were merged into another, with what is in force or planned. */
export function leadsBack(merges: readonly Merge[], { fromRoomId, intoRoomId }: Merge): boolean {
  const seen = new Set<number>();
  const rooms = [intoRoomId];
  for (const room of rooms) {
    if (room === fromRoomId) return true;
    if (seen.has(room)) continue;
    seen.add(room);
    rooms.push(...merges.filter((merge) => merge.fromRoomId === room).map((merge) => merge.intoRoomId));
  }
  return false;
}
