import type { Domain } from '#server/kernel/domain.ts';
import { DELIVER, deliverMessage, resumeDeliveries } from './delivery.ts';
import { retention } from './retention.ts';
import { messageRoutes } from './routes.ts';
import { sendScheduled } from './scheduled.ts';
import { threadRoutes } from './thread-routes.ts';

export const domain: Domain = {
  name: 'messages',
  ownTopics: ['messages'],
  routes: [messageRoutes, threadRoutes],
  tasks: { [DELIVER]: deliverMessage },
  routines: [
    { name: 'send-scheduled', cron: '* * * * *', run: sendScheduled },
    { name: 'resume-deliveries', cron: '* * * * *', run: resumeDeliveries },
  ],
  retention,
};
