import { onlineManager, QueryClient } from '@tanstack/react-query';

// What the browser believes counts for nothing here: `away.ts` says whether the server answers.
onlineManager.setEventListener(() => undefined);

/** A store of what was read. Nothing is read again by itself; fresh data comes from the live stream (web-13). */
const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        // A daycare's server may stand in its own network: whether the browser believes to be online says nothing.
        networkMode: 'always',
      },
      // Waits while the server is known to be away (web-34), and goes out by itself when it is back.
      mutations: { retry: false, networkMode: 'online' },
    },
  });

/** What was read on the staff's screens. */
export const queryClient = makeQueryClient();

/** What was read on the parents': both may be signed in in one browser, and the same call answers each of them their own. */
export const parentQueryClient = makeQueryClient();
