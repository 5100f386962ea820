import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountRoutes } from './domains/accounts/staff-routes.ts';
import { familyActivityRoutes } from './domains/activities/parent-routes.ts';
import { activityRoutes } from './domains/activities/staff-routes.ts';
import { archiveRoutes } from './domains/archives/parent-routes.ts';
import { familyAttendanceRoutes } from './domains/attendance/parent-routes.ts';
import { attendanceRoutes } from './domains/attendance/staff-routes.ts';
import { billingAccountRoutes } from './domains/billing/account-routes.ts';
import { billingFamilyRoutes } from './domains/billing/family-routes.ts';
import { billingInvoiceRoutes } from './domains/billing/invoice-routes.ts';
import { billingPlanRoutes } from './domains/billing/plan-routes.ts';
import { paymentWebhook } from './domains/billing/webhook.ts';
import { billingYearRoutes } from './domains/billing/year-routes.ts';
import { watchOverViews } from './domains/cameras/lapses.ts';
import { cameraRoutes } from './domains/cameras/routes.ts';
import { centerSettingsRoutes } from './domains/center/routes.ts';
import { centerRoutes } from './domains/center/staff-routes.ts';
import { childrenRoutes } from './domains/children/staff-routes.ts';
import { inspectorRoutes } from './domains/compliance/inspector-routes.ts';
import { complianceRoutes } from './domains/compliance/staff-routes.ts';
import { reportDocumentRoutes } from './domains/daily-reports/documents.ts';
import { familyReportRoutes } from './domains/daily-reports/parent-routes.ts';
import { dailyReportRoutes } from './domains/daily-reports/staff-routes.ts';
import { analyticsRoutes } from './domains/dashboard/analytics-routes.ts';
import { familyRoutes } from './domains/dashboard/parent-routes.ts';
import { dashboardRoutes } from './domains/dashboard/staff-routes.ts';
import { doorFamilyRoutes, doorRoutes, kioskRoutes } from './domains/door/routes.ts';
import { calendarFeed } from './domains/events/feed.ts';
import { familyEventRoutes } from './domains/events/parent-routes.ts';
import { eventRoutes } from './domains/events/staff-routes.ts';
import { galleryRoutes } from './domains/gallery/routes.ts';
import { guardianRoutes } from './domains/guardians/parent-routes.ts';
import { guardianStaffRoutes } from './domains/guardians/staff-routes.ts';
import { importRoutes } from './domains/imports/staff-routes.ts';
import { incidentDocumentRoutes } from './domains/incidents/documents.ts';
import { familyIncidentRoutes } from './domains/incidents/parent-routes.ts';
import { incidentRoutes } from './domains/incidents/staff-routes.ts';
import { mailRoutes } from './domains/mail/staff-routes.ts';
import { medicationRoutes } from './domains/medications/staff-routes.ts';
import { messageRoutes } from './domains/messages/routes.ts';
import { threadRoutes } from './domains/messages/thread-routes.ts';
import { familyMilestoneRoutes } from './domains/milestones/parent-routes.ts';
import { milestoneRoutes } from './domains/milestones/staff-routes.ts';
import { familyNoticeRoutes } from './domains/notices/parent-routes.ts';
import { noticeRoutes } from './domains/notices/staff-routes.ts';
import { notificationRoutes } from './domains/notifications/routes.ts';
import { preferenceRoutes } from './domains/preferences/routes.ts';
import { rollCallRoutes } from './domains/roll-call/staff-routes.ts';
import { securityRoutes } from './domains/security/routes.ts';
import { staffRoutes } from './domains/staff/staff-routes.ts';
import { taxDocumentRoutes } from './domains/tax-documents/routes.ts';
import { uploadRoutes } from './domains/uploads/routes.ts';
import { healthRoutes } from './health.ts';
import { guardBodies } from './http/bodies.ts';
import { handleErrors, refuseAddress } from './http/errors.ts';
import { openApi } from './http/openapi.ts';
import { refuseOtherOrigins } from './http/same-origin.ts';
import { sendSecurityHeaders } from './http/security.ts';
import { type Serve, serveOn } from './http/serve.ts';
import { liveRoutes } from './live/routes.ts';
import type { Server } from './server.ts';

const BODY_LIMIT = 256 * 1024;

/** Every domain's endpoints; a domain that isn't here is not served. */
const DOMAINS: readonly ((serve: Serve) => void)[] = [
  accountRoutes,
  securityRoutes,
  centerRoutes,
  centerSettingsRoutes,
  childrenRoutes,
  staffRoutes,
  preferenceRoutes,
  notificationRoutes,
  guardianStaffRoutes,
  guardianRoutes,
  importRoutes,
  mailRoutes,
  attendanceRoutes,
  dailyReportRoutes,
  incidentRoutes,
  reportDocumentRoutes,
  incidentDocumentRoutes,
  activityRoutes,
  medicationRoutes,
  eventRoutes,
  familyEventRoutes,
  messageRoutes,
  threadRoutes,
  dashboardRoutes,
  analyticsRoutes,
  familyRoutes,
  uploadRoutes,
  familyAttendanceRoutes,
  familyReportRoutes,
  familyIncidentRoutes,
  familyActivityRoutes,
  familyNoticeRoutes,
  noticeRoutes,
  galleryRoutes,
  milestoneRoutes,
  familyMilestoneRoutes,
  taxDocumentRoutes,
  cameraRoutes,
  archiveRoutes,
  billingPlanRoutes,
  billingAccountRoutes,
  billingInvoiceRoutes,
  billingFamilyRoutes,
  billingYearRoutes,
  doorRoutes,
  doorFamilyRoutes,
  kioskRoutes,
  complianceRoutes,
  inspectorRoutes,
  rollCallRoutes,
];

/** Builds the HTTP application; the pages of the browser are added by whoever starts it. */
export async function createApp(server: Server): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: server.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // An upload over a slow line takes minutes; every other body has less (bodies.ts).
    requestTimeout: 600_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    trustProxy: server.config.publicUrl ? 'loopback' : false,
    forceCloseConnections: true,
    http: { headersTimeout: 10_000 },
    frameworkErrors: refuseAddress,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
  });
  acceptJsonAlone(app);
  handleErrors(app, server);
  await app.register(cookie);
  await sendSecurityHeaders(app, server.config);
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await app.register(multipart);
  await app.register(rateLimit, { global: false });
  refuseOtherOrigins(app, server.config);
  guardBodies(app);
  healthRoutes(app, server);

  const serve = serveOn(app, server);
  for (const routes of DOMAINS) routes(serve);
  describe(app, serve, server);
  paymentWebhook(app, server);
  calendarFeed(app, server);
  liveRoutes(app, server);
  watchOverViews(app, server);
  return app;
}

function describe(app: FastifyInstance, serve: Serve, server: Server): void {
  const description = openApi(server.version) as { openapi: string };
  if (server.config.dev) app.get('/api/openapi.json', async () => description);
  else serve('GET /api/openapi.json', async () => description);
}

/** A body is JSON or nothing; a call without payload may still say that it is JSON. */
function acceptJsonAlone(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
