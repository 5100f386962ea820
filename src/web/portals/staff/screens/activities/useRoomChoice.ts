import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { IN_PLACE } from '#web/layout/useScreenTitle.ts';

const KEY = 'activitiesRoom';

/** The room that is recorded: of the address, else the one this device had last, else the first. */
export function useRoomChoice<Room extends { readonly id: number }>(
  rooms: readonly Room[],
): [Room | undefined, (id: number) => void] {
  const [search, setSearch] = useSearchParams();
  const [last] = useState(lastRoom);
  const named = (id: string | null) => rooms.find((room) => String(room.id) === id);
  const room = named(search.get('room')) ?? named(last) ?? rooms[0];
  const choose = (id: number) => {
    remember(id);
    setSearch(
      (before) => new URLSearchParams([...before].filter(([name]) => name !== 'room').concat([['room', String(id)]])),
      IN_PLACE,
    );
  };
  return [room, choose];
}

function lastRoom(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(id: number): void {
  try {
    localStorage.setItem(KEY, String(id));
  } catch {
    // Storage is closed to us: the choice holds until the page is left.
  }
}
