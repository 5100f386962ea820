import type { DateOrder, FileField } from '#contract/imports-fields.ts';
import { planChildren } from './children.ts';
import type { Choices, Known, Plan } from './plan.ts';
import { type RoomOfFile, roomsOfFile } from './rooms.ts';
import { type Row, refuseSpilled, rowsOf, Wrongs } from './rows.ts';
import type { Spreadsheet } from './spreadsheet.ts';
import { planStaff } from './staff.ts';
import { isAmbiguous, orderProvedBy } from './values.ts';

/** What a file holds, held against what is here: what would be done, and what has to be asked first. */
export interface Survey {
  readonly rows: number;
  readonly columns: readonly { readonly heading: string; readonly samples: readonly string[] }[];
  /** Dates that read in two ways, where nothing in the file says which is meant; the order that is taken meanwhile. */
  readonly dates: { readonly isAsked: boolean; readonly order: DateOrder; readonly samples: readonly string[] };
  readonly rooms: readonly RoomOfFile[];
  readonly plan: Plan;
}

const SAMPLES = 3;
const DATES: readonly FileField[] = ['dateOfBirth', 'startDate', 'leavingDate'];

export function survey(spreadsheet: Spreadsheet, choices: Choices, known: Known): Survey {
  const rows = rowsOf(spreadsheet, choices);
  const dates = datesOf(rows);
  const order = choices.dateOrder ?? dates.proved ?? 'mdy';
  const answered = { ...choices, dateOrder: order };
  return {
    rows: rows.length,
    columns: spreadsheet.headings.map((heading, column) => ({ heading, samples: samplesOf(spreadsheet, column) })),
    dates: { isAsked: dates.isAsked, order, samples: dates.samples },
    rooms: roomsOfFile(rows, answered, known),
    plan: planOf(spreadsheet, rows, answered, known),
  };
}

function planOf(spreadsheet: Spreadsheet, rows: readonly Row[], choices: Choices, known: Known): Plan {
  const wrongs = new Wrongs();
  refuseSpilled(spreadsheet, choices, rows, wrongs);
  const right = rows.filter(({ line }) => !wrongs.lines.has(line));
  const nothing = { children: [], people: [], staff: [], newRooms: [], sameStaff: 0 };
  const planned =
    choices.kind === 'staff' ? planStaff(right, choices, known, wrongs) : planChildren(right, choices, known, wrongs);
  const wrong = wrongs.cells.toSorted((a, b) => a.line - b.line || (a.column ?? -1) - (b.column ?? -1));
  return { ...nothing, ...planned, wrong, leftOut: planned.leftOut.toSorted((a, b) => a - b) };
}

/** Which order the dates are in, by those that read in one way only. */
function datesOf(rows: readonly Row[]) {
  const cells = rows.flatMap((row) => DATES.map((field) => row.get(field)).filter(Boolean));
  const proved = new Set(cells.flatMap((cell) => orderProvedBy(cell) ?? []));
  const ambiguous = cells.filter(isAmbiguous);
  const [order] = proved;
  return {
    proved: proved.size === 1 ? (order ?? null) : null,
    isAsked: ambiguous.length > 0 && proved.size !== 1,
    samples: [...new Set(ambiguous)].slice(0, SAMPLES),
  };
}

function samplesOf({ rows }: Spreadsheet, column: number): string[] {
  const found = new Set<string>();
  for (const { cells } of rows) {
    const cell = cells[column] ?? '';
    if (cell !== '') found.add(cell.slice(0, 60));
    if (found.size === SAMPLES) break;
  }
  return [...found];
}
