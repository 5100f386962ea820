import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages.ts';
import type { Reading } from '../../../db/open-scope.ts';
import { say } from '../../../words/say.ts';
import { whereabouts } from '../../dashboard/analytics-scope.ts';
import { located } from '../../dashboard/record-queries.ts';
import { type Ask, byChild, childrenOf, clock, column, isChildAsked, row, type Written } from './written.ts';

/** What happened to whom, what was done, when the family was told, and until when the state asks to be. */
export async function incidentSheet(reading: Reading, ask: Ask): Promise<Written> {
  const { language, rules } = ask;
  const incidents = await reading.all(incidentsBetween(ask));
  const deadlines = rules.incidentDeadlines;
  return {
    columns: [
      column('date', say(language, 'Date'), 'day', 3),
      column('time', say(language, 'Time'), 'time', 2),
      column('child', say(language, 'Child'), 'text', 4),
      column('room', say(language, 'Room'), 'text', 3),
      column('what', say(language, 'What happened'), 'text', 8),
      column('done', say(language, 'Action taken'), 'text', 6),
      column('by', say(language, 'Reported by'), 'text', 3),
      column('told', say(language, 'Family told'), 'text', 4),
      ...deadlines.map(({ act }) => column(`${act}By`, dutyIn(language, act), 'text', 3)),
    ],
    rows: incidents.map((incident) =>
      row(
        [
          incident.date,
          incident.time,
          incident.child,
          incident.room,
          incident.description,
          incident.actionTaken || null,
          incident.reportedBy,
          incident.toldAt,
          ...deadlines.map((_, n) => incident.deadlines[n] ?? null),
        ],
        incident.toldAt === null ? 'attention' : null,
      ),
    ),
    notes: [
      say(language, 'The room is the one the child was in when it happened.'),
      ...(deadlines.length > 0
        ? [say(language, 'Which incidents have to be reported is for you to decide; Larkhouse reports none.')]
        : []),
    ],
    childIds: childrenOf(incidents),
  };
}

const dutyIn = (language: Language, act: 'call' | 'write') =>
  act === 'call' ? say(language, 'Call the authority by') : say(language, 'Written report by');

interface Incident {
  readonly childId: number;
  readonly date: string;
  readonly time: string;
  readonly child: string;
  readonly room: string;
  readonly description: string;
  readonly actionTaken: string;
  readonly reportedBy: string;
  readonly toldAt: string | null;
  readonly deadlines: readonly string[];
}
const moment = sql`((i.date + i.time) at time zone c.time_zone)`;
const stamp = (at: ReturnType<typeof sql>) => sql`to_char(${at} at time zone c.time_zone, 'YYYY-MM-DD HH24:MI')`;

const incidentsBetween = (ask: Ask) => sql<Incident>`
  with ${whereabouts}, ${located(ask)}
  select i.child_id, i.date, ${clock(moment)} as time, k.first_name || ' ' || k.last_name as child, r.name as room,
    i.description, i.action_taken, s.first_name || ' ' || s.last_name as reported_by,
    ${stamp(sql`i.parent_notified_at`)} as told_at,
    array(select ${stamp(sql`(${moment} + make_interval(hours => h))`)}
      from unnest(${ask.rules.incidentDeadlines.map(({ hours }) => hours)}::int[]) with ordinality as asked (h, place)
      order by place) as deadlines
  from located l join incident i on i.id = l.id join center c on c.center_id = i.center_id
  join child k on k.center_id = i.center_id and k.id = i.child_id
  join room r on r.id = l.room_id join staff s on s.center_id = i.center_id and s.id = i.staff_id
  where ${isChildAsked(ask.childId, sql.ref('i.child_id'))}
  order by i.date, i.time, ${byChild}, i.id`;
