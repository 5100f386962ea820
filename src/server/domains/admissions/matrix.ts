import * as fresh from '#testing/matrix/fresh-admissions.ts';
import { anyone, LEAD, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  // Whoever comes by may read and ask; admissions.test.ts shows a page that is closed.
  'GET /api/join': anyone(200, fresh.openPage),
  'POST /api/join': anyone(200, async (stage) => ({ ...(await fresh.openPage(stage)), body: fresh.sent() })),
  'GET /api/join/inquiries/:token': anyone(200, fresh.linkOfInquiry),
  'POST /api/join/inquiries/:token/erase': anyone(200, fresh.linkOfInquiry),
  'POST /api/join/inquiries/:token/confirm': anyone(200, fresh.linkOfWaiting),
  'POST /api/join/inquiries/:token/children/:id/pause': anyone(200, async (stage) => ({
    ...(await fresh.linkOfWaiting(stage)),
    body: { isPaused: true },
  })),
  'PUT /api/join/inquiries/:token/children/:id/wish': anyone(200, async (stage) => ({
    ...(await fresh.linkOfWaiting(stage)),
    body: { wishedStart: '2026-10-01', weekdays: [2, 4] },
  })),
  'GET /api/join/inquiries/:token/tours': anyone(200, fresh.linkOfInquiry),
  'POST /api/join/inquiries/:token/tours': anyone(200, async (stage) => ({
    ...(await fresh.linkOfInquiry(stage)),
    body: { slotId: (await fresh.tourSlot(stage)).params.id },
  })),
  'POST /api/join/inquiries/:token/tours/:id/cancel': anyone(200, fresh.linkAndTour),
  'GET /api/inquiry-templates': staff({ roles: LEAD }),
  'POST /api/inquiry-templates': staff({ roles: LEAD, status: 201, call: () => ({ body: fresh.templateText() }) }),
  'PUT /api/inquiry-templates/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ ...(await fresh.template(stage)), body: fresh.templateText() }),
  }),
  'DELETE /api/inquiry-templates/:id': staff({ roles: LEAD, elsewhere: 404, call: fresh.template }),
  'GET /api/inquiries/:id/letter': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({
      ...(await fresh.inquiry(stage)),
      query: `templateId=${(await fresh.template(stage)).params.id}`,
    }),
  }),
  'POST /api/inquiries/:id/letters': staff({
    roles: LEAD,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({
      ...(await fresh.inquiry(stage)),
      body: { subject: 'Welcome', text: 'We look forward to you.' },
    }),
  }),
  'POST /api/join/inquiries/:token/letters': anyone(200, async (stage) => ({
    ...(await fresh.linkOfInquiry(stage)),
    body: { isWanted: false },
  })),
  'GET /api/tour-slots': staff({ roles: LEAD }),
  'POST /api/tour-slots': staff({
    roles: LEAD,
    status: 201,
    call: () => ({ body: { ...fresh.slot(), weeklyUntil: '2026-04-30' } }),
  }),
  'PUT /api/tour-slots/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ ...(await fresh.tourSlot(stage)), body: { ...fresh.slot(), places: 5 } }),
  }),
  'POST /api/tour-slots/:id/close': staff({ roles: LEAD, elsewhere: 404, call: fresh.tourSlot }),
  'POST /api/inquiries/:id/tours': staff({
    roles: LEAD,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({
      ...(await fresh.inquiry(stage)),
      body: { slotId: (await fresh.tourSlot(stage)).params.id },
    }),
  }),
  'POST /api/tours/:id/cancel': staff({ roles: LEAD, elsewhere: 404, call: fresh.tour }),
  'POST /api/tours/:id/outcome': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ ...(await fresh.pastTour(stage)), body: { outcome: 'came' } }),
  }),
  'GET /api/inquiries': staff({ roles: LEAD }),
  'GET /api/inquiries/settings': staff({ roles: LEAD }),
  'PUT /api/inquiries/settings': staff({ roles: LEAD, call: () => ({ body: { isOpen: true, keepMonths: 24 } }) }),
  'GET /api/inquiries/:id': staff({ roles: LEAD, elsewhere: 404, call: fresh.inquiry }),
  'POST /api/inquiries': staff({ roles: LEAD, status: 201, call: () => ({ body: fresh.asking() }) }),
  'POST /api/inquiries/:id/state': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ ...(await fresh.inquiry(stage)), body: { state: 'lost', lostReason: 'moved' } }),
  }),
  'POST /api/inquiries/:id/confirm': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => {
      const { params } = await fresh.linkOfWaiting(stage);
      return { params: { id: params.inquiryId } };
    },
  }),
  'POST /api/inquiries/:id/notes': staff({
    roles: LEAD,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({ ...(await fresh.inquiry(stage)), body: { text: 'Speaks Spanish at home' } }),
  }),
  'POST /api/inquiries/:id/tasks': staff({
    roles: LEAD,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({ ...(await fresh.inquiry(stage)), body: { text: 'Call back', dueOn: '2026-03-05' } }),
  }),
  'POST /api/inquiry-tasks/:id/done': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ ...(await fresh.inquiryTask(stage)), body: { isDone: true } }),
  }),
  'POST /api/inquiries/:id/merge': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({
      ...(await fresh.inquiry(stage)),
      body: { otherId: (await fresh.inquiry(stage)).params.id },
    }),
  }),
  'GET /api/waitlist': staff({ roles: LEAD }),
  'PUT /api/waitlist/priorities': staff({
    roles: LEAD,
    call: () => ({ body: { priorities: ['sibling', 'staff-child'] } }),
  }),
  'PUT /api/waitlist/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({
      ...(await fresh.waitingChild(stage)),
      body: { grounds: ['sibling'], isPaused: false },
    }),
  }),
  'PUT /api/waitlist/:id/place': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({
      ...(await fresh.waitingChild(stage)),
      body: { beforeId: (await fresh.waitingChild(stage)).params.id, reason: 'Moves here in May' },
    }),
  }),
  'GET /api/waitlist/fees': staff({ roles: LEAD }),
  'PUT /api/waitlist/fees/terms': staff({
    roles: LEAD,
    call: () => ({ body: { amount: 5000, isRefundable: true, instructions: 'By check, please' } }),
  }),
  'PUT /api/waitlist/fees/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({
      ...(await fresh.openFee(stage)),
      body: { state: 'paid', on: '2026-03-01', method: 'check' },
    }),
  }),
  'POST /api/inquiries/:id/fee': staff({ roles: LEAD, elsewhere: 404, call: fresh.waitingWithoutFee }),
  'DELETE /api/inquiries/:id': staff({ roles: LEAD, elsewhere: 404, call: fresh.inquiry }),
};
