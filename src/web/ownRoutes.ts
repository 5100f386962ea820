import type { Added } from './routes.tsx';

/** Where the addresses of screens are that stand in a file of their own, which their page names: no other first load knows them. */
export const OWN_ROUTES: Readonly<Partial<Record<string, () => Promise<{ readonly added: Added }>>>> = {
  '/room': () => import('./roomScreen.tsx'),
  '/messages': () => import('./messagesScreen.tsx'),
};
