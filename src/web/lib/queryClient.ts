import { QueryClient } from '@tanstack/react-query';

/** The one store of what was read. Its defaults are seed 000 section 9's; fresh data comes from the live stream. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: Number.POSITIVE_INFINITY,
      // A daycare's server may stand in its own network: whether the browser believes to be online says nothing.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
