import { mutation, query, type ReplyOf } from '#web/lib/api.ts';

export type Archive = ReplyOf<'GET /api/parent/archives'>[number];

/** Between two looks at how far one has come, where no live stream tells. */
const LOOK_MS = 5000;

/** The parent's archives, newest first, looked at again and again while one is being made. */
export const archives = {
  ...query('GET /api/parent/archives'),
  refetchInterval: ({ state }: { state: { data?: Archive[] | undefined } }) =>
    state.data?.some(isInTheMaking) ? LOOK_MS : (false as const),
};

export const requestArchive = mutation('POST /api/parent/archives', 'archives');

export const isInTheMaking = ({ status }: Archive): boolean => status === 'waiting' || status === 'running';
