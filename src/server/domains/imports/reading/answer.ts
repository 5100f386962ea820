import { gunzipSync, gzipSync } from 'node:zlib';
import { leftOutTable } from './left-out.ts';
import type { Known } from './plan.ts';
import { readFileBytes } from './read.ts';
import type { Spreadsheet } from './spreadsheet.ts';
import { survey } from './survey.ts';
import type { Asked, Said } from './worker.ts';

const AT_ONCE = 250;

/** What the thread answers. @throws HttpError of a file that can't be read */
export async function answer(
  asked: Asked,
  { children, guardians }: Pick<Known, 'children' | 'guardians'>,
): Promise<Said[]> {
  if ('read' in asked) {
    const spreadsheet = await readFileBytes(Buffer.from(asked.read));
    const packed = gzipSync(JSON.stringify(spreadsheet)).toString('base64');
    return [{ end: { packed, headings: spreadsheet.headings, rows: spreadsheet.rows.length } }];
  }
  const spreadsheet = JSON.parse(gunzipSync(Buffer.from(asked.survey, 'base64')).toString()) as Spreadsheet;
  const seen = survey(spreadsheet, asked.choices, { ...asked.known, children, guardians });
  const { children: planned, people, staff, wrong, ...plan } = seen.plan;
  return [
    ...parts(planned).map((part): Said => ({ part: { children: part } })),
    ...parts(people).map((part): Said => ({ part: { people: part } })),
    ...parts(staff).map((part): Said => ({ part: { staff: part } })),
    ...parts(wrong).map((part): Said => ({ part: { wrong: part } })),
    {
      end: {
        survey: { ...seen, plan },
        ...(asked.withLeftOut && { leftOut: JSON.stringify(leftOutTable(spreadsheet, asked.choices, seen.plan)) }),
      },
    },
  ];
}

const parts = <Item>(all: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) => all.slice(at * AT_ONCE, (at + 1) * AT_ONCE));
