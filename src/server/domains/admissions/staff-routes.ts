import type { Serve } from '#server/http/serve.ts';
import {
  addInquiryNote,
  addInquiryTask,
  askFeeOf,
  enterInquiry,
  eraseInquiry,
  setInquiryState,
  setInquiryTaskDone,
} from './commands.ts';
import { changeFee, listFees, setFee } from './fees.ts';
import { previewLetter, sendLetter } from './letter-commands.ts';
import { mergeInquiries } from './merge.ts';
import { listInquiries, readInquiry } from './read.ts';
import { changeSettings, shownSettings } from './settings.ts';
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from './template-commands.ts';
import { bookTourFor, cancelTour, changeTours, closeTours, openTours, setTourOutcome } from './tour-commands.ts';
import { listTours } from './tour-read.ts';
import { confirmFor } from './upkeep-commands.ts';
import { changePriorities, placeByHand, readWaitlist, setWaiting } from './waitlist.ts';

/** Times for tours, and who comes to them. */
export function tourRoutes(serve: Serve): void {
  serve('GET /api/tour-slots', ({ scope, query }) => listTours(scope, query));
  serve('POST /api/tour-slots', ({ scope, body }) => openTours(scope, body));
  serve('PUT /api/tour-slots/:id', ({ scope, server, params, body }) => changeTours(server, scope, params.id, body));
  serve('POST /api/tour-slots/:id/close', ({ scope, server, params }) => closeTours(server, scope, params.id));
  serve('POST /api/inquiries/:id/tours', ({ scope, server, params, body }) =>
    bookTourFor(server, scope, params.id, body.slotId),
  );
  serve('POST /api/tours/:id/cancel', ({ scope, server, params }) => cancelTour(server, scope, params.id, 'staff'));
  serve('POST /api/tours/:id/outcome', ({ scope, params, body }) => setTourOutcome(scope, params.id, body.outcome));
}

/** Texts for answers, and mails to families. */
export function letterRoutes(serve: Serve): void {
  serve('GET /api/inquiry-templates', ({ scope }) => listTemplates(scope));
  serve('POST /api/inquiry-templates', ({ scope, body }) => addTemplate(scope, body));
  serve('PUT /api/inquiry-templates/:id', ({ scope, params, body }) => changeTemplate(scope, params.id, body));
  serve('DELETE /api/inquiry-templates/:id', ({ scope, params }) => removeTemplate(scope, params.id));
  serve('GET /api/inquiries/:id/letter', ({ scope, params, query }) =>
    previewLetter(scope, params.id, query.templateId),
  );
  serve('POST /api/inquiries/:id/letters', ({ scope, server, params, body }) =>
    sendLetter(server, scope, params.id, body),
  );
}

/** What standing on the waitlist costs, and what became of it. */
export function feeRoutes(serve: Serve): void {
  serve('GET /api/waitlist/fees', ({ scope, query }) => listFees(scope, query.state));
  serve('PUT /api/waitlist/fees/terms', ({ scope, body }) => changeFee(scope, body));
  serve('PUT /api/waitlist/fees/:id', ({ scope, params, body }) => setFee(scope, params.id, body));
  serve('POST /api/inquiries/:id/fee', ({ scope, params }) => askFeeOf(scope, params.id));
}

export function admissionRoutes(serve: Serve): void {
  serve('GET /api/inquiries', ({ scope, query }) => listInquiries(scope, query));
  serve('GET /api/inquiries/settings', ({ scope, server }) => shownSettings(server, scope));
  serve('PUT /api/inquiries/settings', async ({ scope, server, body }) => {
    await changeSettings(scope, body);
    return shownSettings(server, scope);
  });
  serve('GET /api/inquiries/:id', ({ scope, params }) => readInquiry(scope, params.id));
  serve('POST /api/inquiries', ({ scope, server, body }) => enterInquiry(server, scope, body));
  serve('POST /api/inquiries/:id/state', ({ scope, params, body }) => setInquiryState(scope, params.id, body));
  serve('POST /api/inquiries/:id/confirm', ({ scope, params }) => confirmFor(scope, params.id));
  serve('POST /api/inquiries/:id/notes', ({ scope, params, body }) => addInquiryNote(scope, params.id, body.text));
  serve('POST /api/inquiries/:id/tasks', ({ scope, params, body }) => addInquiryTask(scope, params.id, body));
  serve('POST /api/inquiry-tasks/:id/done', ({ scope, params, body }) =>
    setInquiryTaskDone(scope, params.id, body.isDone),
  );
  serve('POST /api/inquiries/:id/merge', ({ scope, params, body }) => mergeInquiries(scope, params.id, body.otherId));
  serve('GET /api/waitlist', ({ scope }) => readWaitlist(scope));
  serve('PUT /api/waitlist/priorities', ({ scope, body }) => changePriorities(scope, body));
  serve('PUT /api/waitlist/:id', ({ scope, params, body }) => setWaiting(scope, params.id, body));
  serve('PUT /api/waitlist/:id/place', ({ scope, params, body }) => placeByHand(scope, params.id, body));
  serve('DELETE /api/inquiries/:id', ({ scope, params }) => eraseInquiry(scope, params.id));
}
