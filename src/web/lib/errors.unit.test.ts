import { expect, test } from 'vitest';
import { NetworkError, RequestError, reasonOf, troubleOf } from './errors.ts';
import { portalOf } from './portal.ts';

test('a refusal reads as status and body, and gives its parts', () => {
  const body = '{"code":"invalid","message":"First name is required","fields":{"firstName":"First name is required"}}';
  const error = new RequestError(422, body);
  expect(error.message).toBe(`422: ${body}`);
  expect(error.code).toBe('invalid');
  expect(error.fields).toEqual({ firstName: 'First name is required' });
  expect(reasonOf(error, 'Failed')).toBe('First name is required');
  expect(troubleOf(error)).toBeUndefined();
});

test("a failure of the server's is told in its words, which name its reference", () => {
  const body = '{"code":"failed","message":"Something went wrong. Reference 7f3a91c2","reference":"7f3a91c2"}';
  expect(troubleOf(new RequestError(500, body))).toBe('Something went wrong. Reference 7f3a91c2');
  expect(troubleOf(new RequestError(502, 'Bad Gateway'))).toBeUndefined();
});

test.each(['Bad Gateway', '', 'null', '[]', '"text"'])('a body that is not ours (%s) gives the fallback', (body) => {
  const error = new RequestError(502, body);
  expect(error.message).toBe(`502: ${body}`);
  expect(error.fields).toEqual({});
  expect(reasonOf(error, 'Failed')).toBe('Failed');
});

test('no connection gives the fallback', () => {
  expect(reasonOf(new NetworkError('The server cannot be reached'), 'Failed')).toBe('Failed');
});

test.each([
  ['/parent-dashboard', 'parent'],
  ['/parent-login', 'parent'],
  ['/parent-invited', 'parent'],
  ['/parent-management', 'staff'],
  ['/parent-invite/12', 'staff'],
  ['/dashboard', 'staff'],
])('%s belongs to the %s portal', (path, portal) => {
  expect(portalOf(path)).toBe(portal);
});
