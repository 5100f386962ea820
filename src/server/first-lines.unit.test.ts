import { expect, test } from 'vitest';
import { firstLines } from './first-lines.ts';

const alone = { host: '127.0.0.1', publicUrl: undefined, trustProxy: undefined };
const lines = (reach: Partial<Parameters<typeof firstLines>[2]>) =>
  firstLines('1.2.3', 'http://127.0.0.1:3000', { ...alone, ...reach });

test.each(['127.0.0.1', 'localhost', '::1'])(
  'at %s the start says who can reach it, what fails, and the way out',
  (host) => {
    expect(lines({ host })).toEqual([
      'Larkhouse 1.2.3 is ready at http://127.0.0.1:3000',
      'Only this computer can reach Larkhouse. Links in emails will not work on phones.',
      expect.stringMatching(/HOST=0\.0\.0\.0 .*PUBLIC_URL.*docs\/guides\/going-live\.md$/),
    ]);
  },
);

test.each([
  ['a proxy in front of it', { trustProxy: 'loopback' }],
  ['the address that people type', { publicUrl: 'https://larkhouse.example' }],
  ['all of the computer’s addresses', { host: '0.0.0.0' }],
])('with %s it says where it is and no more', (_, reach) => {
  expect(lines(reach)).toHaveLength(1);
});
