import { expect, test } from 'vitest';
import { readLine, withoutValues } from './server-lines.ts';

test.each([
  ['00000 LOG:  database system is ready to accept connections', 'info'],
  ['01000 WARNING:  there is already a transaction in progress', 'warn'],
  ['22P02 ERROR:  a statement was refused', 'debug'],
  ['53100 ERROR:  could not extend file "base/5/1": No space left on device', 'error'],
  ['53300 FATAL:  sorry, too many clients already', 'error'],
  ['57P03 FATAL:  the database system is starting up', 'info'],
  ['53100 PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device', 'fatal'],
])('%s is told as %s', (line, level) => {
  const [code = '', , ...words] = line.split(' ');
  expect(readLine(line)).toEqual({ level, code, message: words.join(' ').trim() });
});

test('what a statement was refused with keeps its code alone, and the rest of a long line is left out', () => {
  expect(withoutValues('22P02 ERROR:  invalid input syntax for type integer: "Emma Miller"')).toEqual([
    '22P02 ERROR:  a statement was refused',
  ]);
  expect(withoutValues('\tEmma Miller')).toEqual([]);
  expect(withoutValues("XX000 STATEMENT:  insert into child values ('Emma Miller')")).toEqual([]);
});

test('what it says before it has read its settings is understood, too', () => {
  const early = '2026-03-02 12:30:00.123 UTC [7] FATAL:  invalid value for parameter "shared_buffers": "lots"';
  expect(readLine(early)).toMatchObject({ level: 'error', message: expect.stringContaining('shared_buffers') });
  expect(withoutValues('postgres: could not access the directory')).toEqual([
    'postgres: could not access the directory',
  ]);
});

test('the words of its own troubles stay', () => {
  const full = '53100 ERROR:  could not extend file "base/5/1": No space left on device';
  expect(withoutValues(full)).toEqual([full]);
});
