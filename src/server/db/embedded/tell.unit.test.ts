import { expect, test } from 'vitest';
import { createLog } from '#server/kernel/log/log.ts';
import { tellLog } from './tell.ts';

test("the server's lines come at their own level, and its supervisor's as warnings", () => {
  const lines: unknown[] = [];
  const tell = tellLog(createLog({ logLevel: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) }));
  tell('00000 LOG:  checkpoint complete');
  tell('01000 WARNING:  out of the ordinary');
  tell('53100 PANIC:  could not write to file: No space left on device');
  tell('the database server ended unexpectedly; starting it again');
  const time = expect.any(Number);
  expect(lines).toEqual([
    { level: 40, time, line: 'out of the ordinary', code: '01000', msg: 'database' },
    { level: 60, time, line: 'could not write to file: No space left on device', code: '53100', msg: 'database' },
    { level: 40, time, line: 'the database server ended unexpectedly; starting it again', msg: 'database' },
  ]);
});
