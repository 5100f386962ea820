import { expect, test } from 'vitest';
import { NetworkError, RequestError } from '#web/lib/errors.ts';
import { draftKeeper, type ServerDraft, type TypedDraft } from './draftKeeper.ts';

/** A device and a draft that it shares with others; `fail` is thrown by the next sends. */
function stage(found?: TypedDraft) {
  const it = {
    stored: { answers: {}, version: 1 } as ServerDraft,
    onDevice: found as TypedDraft | undefined,
    fail: [] as Error[],
    due: [] as (() => void)[],
  };
  const keeper = draftKeeper({
    start: { ...it.stored, missing: ['name'] },
    found,
    async send({ answers, version }) {
      const error = it.fail.shift();
      if (error) throw error;
      if (version !== it.stored.version) throw new RequestError(412, '{}');
      it.stored = { answers, version: version + 1 };
      return { version: it.stored.version, savedAt: '', missing: [] };
    },
    readNewest: async () => it.stored,
    keepHere: (typed) => {
      it.onDevice = typed;
    },
    later: (work) => {
      it.due.push(work);
      return () => it.due.splice(0);
    },
  });
  return { it, keeper };
}

test('what is typed is kept on the device at once, and on the server after it', async () => {
  const { it, keeper } = stage();
  keeper.change('name', 'Ada');
  expect([keeper.state().progress, it.onDevice?.typed, it.stored.answers]).toEqual(['typed', { name: 'Ada' }, {}]);
  expect(await keeper.flush()).toBe(true);
  expect([keeper.state(), it.onDevice, it.stored]).toMatchObject([
    { progress: 'kept', missing: [], answers: { name: 'Ada' } },
    undefined,
    { answers: { name: 'Ada' }, version: 2 },
  ]);
  expect(keeper.version()).toBe(2);
});

test('what is typed while a send is on its way follows it', async () => {
  const { it, keeper } = stage();
  keeper.change('name', 'A');
  const sending = keeper.flush();
  keeper.change('name', 'Ada');
  expect(await sending).toBe(true);
  expect(it.stored.answers).toEqual({ name: 'Ada' });
});

test('without a connection it stays on the device, and is sent when it is there again', async () => {
  const { it, keeper } = stage();
  it.fail.push(new NetworkError('gone'), new RequestError(502, ''));
  keeper.change('name', 'Ada');
  expect([await keeper.flush(), await keeper.flush()]).toEqual([false, false]);
  expect([keeper.state().progress, it.onDevice?.typed, it.due.length]).toEqual(['away', { name: 'Ada' }, 1]);
  expect(await keeper.flush()).toBe(true);
  expect([it.stored.answers, it.onDevice]).toEqual([{ name: 'Ada' }, undefined]);
});

test('what came in between from another device stays beside what was typed here', async () => {
  const { it, keeper } = stage();
  keeper.change('name', 'Ada');
  it.stored = { answers: { phone: '1', name: 'Eda' }, version: 5 };
  expect(await keeper.flush()).toBe(true);
  expect([it.stored.answers, keeper.state().elsewhere]).toEqual([{ phone: '1', name: 'Ada' }, { name: 'Eda' }]);
  keeper.takeElsewhere();
  await keeper.flush();
  expect([it.stored.answers, keeper.state().elsewhere]).toEqual([{ phone: '1', name: 'Eda' }, null]);
});

test('a send whose answer was lost is no other device', async () => {
  const { it, keeper } = stage();
  it.fail.push(new NetworkError('gone'));
  keeper.change('name', 'Ada');
  await keeper.flush();
  it.stored = { answers: { name: 'Ada' }, version: 2 };
  keeper.change('name', 'Ada Lovelace');
  expect(await keeper.flush()).toBe(true);
  expect([it.stored.answers, keeper.state().elsewhere]).toEqual([{ name: 'Ada Lovelace' }, null]);
});

test('an answer that is refused is named, stays on the device, and is sent once it is corrected', async () => {
  const { it, keeper } = stage();
  it.fail.push(new RequestError(422, JSON.stringify({ fields: { 'answers.age': 'Enter a number' } })));
  keeper.change('age', 'four');
  expect(await keeper.flush()).toBe(false);
  expect([keeper.state().progress, keeper.state().problems, it.onDevice?.typed]).toEqual([
    'refused',
    { age: 'Enter a number' },
    { age: 'four' },
  ]);
  keeper.change('age', 4);
  expect(keeper.state().problems).toEqual({});
  expect(await keeper.flush()).toBe(true);
});

test('what can be answered no more is not sent again', async () => {
  const { it, keeper } = stage();
  it.fail.push(new RequestError(409, '{}'));
  keeper.change('name', 'Ada');
  expect([await keeper.flush(), await keeper.flush(), keeper.state().progress]).toEqual([false, false, 'over']);
});

test('what the device had not sent is there again after a reload', async () => {
  const base = { answers: {}, version: 1 };
  const { it, keeper } = stage({ base, typed: { name: 'Ada' } });
  expect(keeper.state()).toMatchObject({ answers: { name: 'Ada' }, progress: 'typed' });
  expect(await keeper.flush()).toBe(true);
  expect(it.stored.answers).toEqual({ name: 'Ada' });
});

test('once the form is left nothing is tried again', async () => {
  const { it, keeper } = stage();
  it.fail.push(new NetworkError('gone'));
  keeper.change('name', 'Ada');
  keeper.leave();
  await keeper.flush();
  expect([it.due, it.onDevice?.typed]).toEqual([[], { name: 'Ada' }]);
});
