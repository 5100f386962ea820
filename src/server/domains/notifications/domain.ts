import type { Domain } from '#server/kernel/domain.ts';
import { deliverDue } from './deliver.ts';
import { takeBackNotifications, tellPeople } from './jobs.ts';
import { sendPush } from './push.ts';
import { retention } from './retention.ts';
import { notificationRoutes } from './routes.ts';

export const domain: Domain = {
  name: 'notifications',
  ownTopics: ['notifications'],
  routes: [notificationRoutes],
  tasks: { notify: tellPeople, 'take-back-notifications': takeBackNotifications, 'send-push': sendPush },
  routines: [{ name: 'deliver-notifications', cron: '* * * * *', run: deliverDue }],
  retention,
};
