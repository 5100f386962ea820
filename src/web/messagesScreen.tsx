import { screen } from './firstScreens.ts';
import { withTexts } from './lib/i18n.ts';
import { type Added, lazily } from './routes.tsx';

/** The messages', which their page names, and the first load of no other screen knows (web-22). */
export const MESSAGES = screen(
  ['common', 'messages'],
  () => import('./portals/staff/screens/messages/MessagesScreen.tsx'),
);

/** A visit that begins at the messages waits for no other screen's address. */
export const added: Added = {
  staff: [
    {
      path: '/messages',
      ...lazily(() => withTexts(MESSAGES.texts, MESSAGES.code).then((file) => file.MessagesScreen)),
    },
  ],
};
