import { keepPreviousData } from '@tanstack/react-query';
import type { InquiryState, ShownFeeState } from '#contract/admissions-choices.ts';
import { mutation, query } from '#web/lib/api.ts';

export const inquiries = (state: InquiryState | undefined, search: string) => ({
  ...query('GET /api/inquiries', { query: { ...(state && { state }), ...(search && { search }) } }),
  placeholderData: keepPreviousData,
});
export const inquiry = (id: number) => query('GET /api/inquiries/:id', { params: { id } });
export const admissionSettings = query('GET /api/inquiries/settings');

export const changeAdmissionSettings = mutation('PUT /api/inquiries/settings', 'admissions');
export const enterInquiry = mutation('POST /api/inquiries', 'admissions');
export const setInquiryState = mutation('POST /api/inquiries/:id/state', 'admissions');
export const addInquiryNote = mutation('POST /api/inquiries/:id/notes', 'admissions');
export const addInquiryTask = mutation('POST /api/inquiries/:id/tasks', 'admissions');
export const setInquiryTaskDone = mutation('POST /api/inquiry-tasks/:id/done', 'admissions');
export const mergeInquiries = mutation('POST /api/inquiries/:id/merge', 'admissions');
export const eraseInquiry = mutation('DELETE /api/inquiries/:id', 'admissions');

export const joinPage = (center: number | undefined) =>
  query('GET /api/join', { query: { ...(center && { center }) } });
export const sendInquiry = mutation('POST /api/join');
export const familyInquiry = (token: string) => query('GET /api/join/inquiries/:token', { params: { token } });
export const withdrawInquiry = mutation('POST /api/join/inquiries/:token/erase');

export const waitlist = query('GET /api/waitlist');
export const changePriorities = mutation('PUT /api/waitlist/priorities', 'admissions');
export const setWaiting = mutation('PUT /api/waitlist/:id', 'admissions');
export const placeByHand = mutation('PUT /api/waitlist/:id/place', 'admissions');

/** Times for tours from today on, or those until a day. */
export const tourSlots = (to?: string) => ({
  ...query('GET /api/tour-slots', { query: { ...(to && { to }) } }),
  placeholderData: keepPreviousData,
});
export const openTours = mutation('POST /api/tour-slots', 'admissions');
export const changeTours = mutation('PUT /api/tour-slots/:id', 'admissions');
export const closeTours = mutation('POST /api/tour-slots/:id/close', 'admissions');
export const bookTourFor = mutation('POST /api/inquiries/:id/tours', 'admissions');
export const cancelTour = mutation('POST /api/tours/:id/cancel', 'admissions');
export const setTourOutcome = mutation('POST /api/tours/:id/outcome', 'admissions');

export const familyTours = (token: string) => query('GET /api/join/inquiries/:token/tours', { params: { token } });
export const bookOwnTour = mutation('POST /api/join/inquiries/:token/tours');
export const cancelOwnTour = mutation('POST /api/join/inquiries/:token/tours/:id/cancel');

export const confirmOwnPlace = mutation('POST /api/join/inquiries/:token/confirm');
export const pauseOwnChild = mutation('POST /api/join/inquiries/:token/children/:id/pause');
export const changeOwnWish = mutation('PUT /api/join/inquiries/:token/children/:id/wish');
export const confirmFor = mutation('POST /api/inquiries/:id/confirm', 'admissions');

export const inquiryTemplates = query('GET /api/inquiry-templates');
export const addTemplate = mutation('POST /api/inquiry-templates', 'admissions');
export const changeTemplate = mutation('PUT /api/inquiry-templates/:id', 'admissions');
export const removeTemplate = mutation('DELETE /api/inquiry-templates/:id', 'admissions');
/** A template as the family of an inquiry would read it, asked for once: what staff write over it stays. */
export const letterPreview = (id: number, templateId: number) => ({
  ...query('GET /api/inquiries/:id/letter', { params: { id }, query: { templateId } }),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});
export const sendLetter = mutation('POST /api/inquiries/:id/letters', 'admissions');
export const wantLetters = mutation('POST /api/join/inquiries/:token/letters');

/** Fees for the waitlist of a state, or all. */
export const waitlistFees = (state: ShownFeeState | undefined) => ({
  ...query('GET /api/waitlist/fees', { query: { ...(state && { state }) } }),
  placeholderData: keepPreviousData,
});
export const changeFee = mutation('PUT /api/waitlist/fees/terms', 'admissions');
export const setFee = mutation('PUT /api/waitlist/fees/:id', 'admissions');
export const askForFee = mutation('POST /api/inquiries/:id/fee', 'admissions');
