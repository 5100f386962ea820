import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSearchWith } from '#web/layout/searchAhead.ts';
import { IN_PLACE } from '#web/layout/useScreenTitle.ts';
import { useOwnRoom } from './ownRoom.ts';

const KEY = 'room';

/**
 * The room that is worked in: of the address, else the one that was chosen last (of who has a room of their own since they
 * signed in, of others on this device), else the reader's own, else the first (staff-13).
 */
export function useRoomChoice<Room extends { readonly id: number }>(
  rooms: readonly Room[],
): [Room | undefined, (id: number) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const searchWith = useSearchWith();
  const own = useOwnRoom();
  const store = () => (own ? sessionStorage : localStorage);
  const [last] = useState(() => keptIn(store));
  const named = (id: string | number | null | undefined) => rooms.find((room) => String(room.id) === String(id));
  const room = named(search.get('room')) ?? named(last) ?? named(own?.id) ?? rooms[0];
  const choose = (id: number) => {
    keep(store, id);
    void navigate(`?${searchWith({ room: String(id) })}`, IN_PLACE);
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
