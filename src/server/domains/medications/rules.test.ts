import { expect, test } from 'vitest';
import type { HttpError } from '#server/kernel/http-error.ts';
import { checkAgreement, checkConsent, checkInterval, inOrder, nextDue, stateOn, tooSoonUntil } from './rules.ts';

const TODAY = '2026-03-02';
const fieldsOf = (refused: HttpError | null) => Object.keys(refused?.details.fields ?? {});

test('an agreement lasts a year at most, names its times, and its consent is no day to come', () => {
  const agreed = { fromOn: TODAY, untilOn: TODAY, asNeeded: false, times: ['08:00'], consentedOn: TODAY };
  const wrong = (change: object) => fieldsOf(checkAgreement({ ...agreed, ...change }, TODAY));
  expect(wrong({})).toEqual([]);
  expect(wrong({ untilOn: '2026-03-01' })).toEqual(['untilOn']);
  expect([wrong({ untilOn: '2027-03-03' }), wrong({ untilOn: '2027-03-04' })]).toEqual([[], ['untilOn']]);
  expect([wrong({ times: [] }), wrong({ times: [], asNeeded: true })]).toEqual([['times'], []]);
  expect(wrong({ consentedOn: '2026-03-03' })).toEqual(['consentedOn']);
});

test('a medication may be given from the first to the last day of its consent, unless it was ended', () => {
  const consent = { fromOn: '2026-03-02', untilOn: '2026-03-04', endedAt: null };
  const days = ['2026-03-01', '2026-03-02', '2026-03-04', '2026-03-05'];
  expect(days.map((day) => stateOn(consent, day))).toEqual(['upcoming', 'current', 'current', 'past']);
  expect(stateOn({ ...consent, endedAt: new Date() }, '2026-03-02')).toBe('ended');
  expect(checkConsent(consent, '2026-03-02')).toBeNull();
  for (const day of ['2026-03-01', '2026-03-05']) expect(checkConsent(consent, day)).toMatchObject({ status: 409 });
});

test('a dose within the agreed time of another one, before or after it, wants that somebody read it and says why', () => {
  const last = { at: new Date('2026-03-02T12:00:00Z'), by: 'Nurse' };
  expect(tooSoonUntil(last, 240)).toEqual(new Date('2026-03-02T16:00:00Z'));
  const given = (time: string, acknowledged = { isRead: false, reason: '' }) =>
    checkInterval(
      { at: new Date(`2026-03-02T${time}Z`), others: [last], minMinutesBetween: 240 },
      acknowledged,
      (moment) => moment.toISOString(),
    );
  expect([given('16:00:00'), given('08:00:00')]).toEqual([null, null]);
  for (const time of ['15:59:59', '08:00:01']) expect(given(time)).toMatchObject({ status: 409 });
  expect(fieldsOf(given('13:00:00', { isRead: true, reason: '' }))).toEqual(['acknowledgedReason']);
  expect(given('13:00:00', { isRead: true, reason: 'The doctor said so' })).toBeNull();
});

test('the next dose of a day is the first of its times that nobody gave', () => {
  const times = inOrder(['18:00', '08:00', '18:00']);
  expect(times).toEqual(['08:00', '18:00']);
  expect([0, 1, 2].map((doses) => nextDue(times, doses))).toEqual(['08:00', '18:00', null]);
});
