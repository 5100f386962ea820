import { describe, expect, it } from 'vitest';
import { isNoticeKind, noticeToSend } from './rules.ts';

const VALUES = { from: '2046-03-05', to: '2046-03-07', time: '16:30', person: 'Rosa Dubois', text: 'A note' };

describe('noticeToSend', () => {
  it('sends of what was typed only what the kind asks for', () => {
    expect(noticeToSend(1, 'absence', VALUES)).toEqual({
      childId: 1,
      kind: 'absence',
      from: '2046-03-05',
      to: '2046-03-07',
      text: 'A note',
    });
    expect(noticeToSend(1, 'pickup', VALUES)).toMatchObject({ time: '16:30', person: 'Rosa Dubois' });
    expect(noticeToSend(1, 'note', VALUES)).toEqual({ childId: 1, kind: 'note', from: '2046-03-05', text: 'A note' });
  });

  it('leaves out an end that was not given: then it is one day', () => {
    expect(noticeToSend(1, 'absence', { ...VALUES, to: '' })).not.toHaveProperty('to');
  });
});

it('knows its kinds, and nothing else from an address', () => {
  expect(isNoticeKind('pickup')).toBe(true);
  expect(isNoticeKind('holiday')).toBe(false);
  expect(isNoticeKind(null)).toBe(false);
});
