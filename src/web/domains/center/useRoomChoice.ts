import { useState } from 'react';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { useOwnRoom } from './ownRoom.ts';

const KEY = 'room';

/**
 * The room that is worked in: of the address, else the one that was chosen last (of who has a room of their own since they
 * signed in, of others on this device), else the reader's own, else the first (staff-13).
 */
export function useRoomChoice<Room extends { readonly id: number }>(
  rooms: readonly Room[],
): [Room | undefined, (id: number) => void] {
  const { asked, choose: ask } = useSearchFields();
  const own = useOwnRoom();
  const store = () => (own ? sessionStorage : localStorage);
  const [last] = useState(() => keptIn(store));
  const named = (id: string | number | null | undefined) => rooms.find((room) => String(room.id) === String(id));
  const room = named(asked('room')) ?? named(last) ?? named(own?.id) ?? rooms[0];
  const choose = (id: number) => {
    keep(store, id);
    ask({ room: String(id) });
  };
  return [room, choose];
}

function keptIn(store: () => Storage): string | null {
  try {
    return store().getItem(KEY);
  } catch {
    return null;
  }
}

function keep(store: () => Storage, id: number): void {
  try {
    store().setItem(KEY, String(id));
  } catch {
    // Storage is closed to us: the choice holds until the page is left.
  }
}
