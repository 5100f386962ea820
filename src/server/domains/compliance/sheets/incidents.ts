import type { Language } from '#contract/kernel/languages.ts';
import type { Reading } from '#server/db/open-scope.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { incidentsBetween } from './incident-queries.ts';
import { type Ask, childrenOf, column, row, type Written } from './written.ts';

/** What happened to whom, what was done, when the family was told, and until when the state asks to be. */
export async function incidentSheet(reading: Reading, ask: Ask): Promise<Written> {
  const { language, rules } = ask;
  const incidents = await reading.all(incidentsBetween(ask));
  const deadlines = rules.incidentDeadlines;
  return {
    columns: [
      column('date', translate(language, 'Date'), 'day', 3),
      column('time', translate(language, 'Time'), 'time', 3),
      column('child', translate(language, 'Child'), 'text', 4),
      column('room', translate(language, 'Room'), 'text', 3),
      column('what', translate(language, 'What happened'), 'text', 8),
      column('done', translate(language, 'Action taken'), 'text', 6),
      column('by', translate(language, 'Reported by'), 'text', 3),
      column('told', translate(language, 'Family told'), 'text', 4),
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
      translate(language, 'The room is the one the child was in when it happened.'),
      ...(deadlines.length > 0
        ? [translate(language, 'Which incidents have to be reported is for you to decide; Larkhouse reports none.')]
        : []),
    ],
    childIds: childrenOf(incidents),
  };
}

const dutyIn = (language: Language, act: 'call' | 'write') =>
  act === 'call' ? translate(language, 'Call the authority by') : translate(language, 'Written report by');
