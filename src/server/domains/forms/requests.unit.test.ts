import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MUST_SIGN, type RequestState, SIGNER_STATES, type SignerState } from '#contract/forms-request-choices.ts';
import { type Asked, leftOutBecause, stateOf } from './request-rules.ts';

const TODAY = '2026-03-02';
const asked = (mustSign: Asked['mustSign'], ...signers: SignerState[]): Asked => ({
  dueOn: TODAY,
  mustSign,
  withdrawnAt: null,
  isAnswered: signers.includes('signed'),
  signers,
});

test.each([
  ['nobody has looked at it', asked('all', 'asked', 'asked'), 'requested'],
  ['one of two writes', asked('all', 'begun', 'asked'), 'begun'],
  ['one of two who must has signed', asked('all', 'signed', 'asked'), 'begun'],
  ['both have', asked('all', 'signed', 'signed'), 'signed'],
  ['one is enough', asked('one', 'asked', 'signed'), 'signed'],
  ['one of two who must refuses, after the other signed', asked('all', 'signed', 'refused'), 'refused'],
  ['one refuses where one is enough', asked('one', 'refused', 'asked'), 'requested'],
  ['one refuses, the other signs', asked('one', 'refused', 'signed'), 'signed'],
  ['both refuse', asked('one', 'refused', 'refused'), 'refused'],
  ['it is due today', { ...asked('one', 'asked'), dueOn: TODAY }, 'requested'],
  ['it was due yesterday', { ...asked('one', 'begun'), dueOn: '2026-03-01' }, 'expired'],
  ['it was due yesterday and is signed', { ...asked('one', 'signed'), dueOn: '2026-03-01' }, 'signed'],
  ['whoever signed has been erased', { ...asked('one'), isAnswered: true }, 'signed'],
  ['nobody is left who could sign', asked('all'), 'requested'],
  ['it was withdrawn', { ...asked('one', 'signed'), withdrawnAt: new Date() }, 'withdrawn'],
] as const)('%s', (_, request, state) => {
  expect(stateOf(request, TODAY)).toBe(state);
});

const isOpen = (state: RequestState) => state === 'requested' || state === 'begun' || state === 'expired';

test('the order of the signers changes nothing, and what is signed or refused no day makes expire', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...SIGNER_STATES), { maxLength: 4 }),
      fc.constantFrom(...MUST_SIGN),
      fc.boolean(),
      (signers, mustSign, isLate) => {
        const request = { ...asked(mustSign, ...signers), dueOn: isLate ? '2026-02-01' : TODAY };
        const state = stateOf(request, TODAY);
        expect(stateOf({ ...request, signers: signers.toReversed() }, TODAY)).toBe(state);
        if (isLate && isOpen(state)) expect(state).toBe('expired');
        // Whoever answers last closes it, whatever they answer.
        if (signers.length > 0 && signers.every((one) => one === 'signed' || one === 'refused'))
          expect(isOpen(state)).toBe(false);
      },
    ),
  );
});

test('a child is left out whom nobody can sign for, or for whom it waits already', () => {
  expect(leftOutBecause({ guardianIds: [1], hasIt: false })).toBeNull();
  expect(leftOutBecause({ guardianIds: [1], hasIt: true })).toBe('waits');
  expect(leftOutBecause({ guardianIds: [], hasIt: true })).toBe('no-guardian');
});
