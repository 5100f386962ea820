import type { Domain } from '#server/kernel/domain.ts';
import { sendMail } from './jobs.ts';
import { mailRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'mail',
  topics: ['mail'],
  routes: [mailRoutes],
  tasks: { 'send-mail': sendMail },
};
