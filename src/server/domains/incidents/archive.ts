import type { ArchivePart } from '#server/kernel/archive/part.ts';
import { ALWAYS, readable } from '#server/kernel/archive/read.ts';
import { recordsSection } from '#server/kernel/archive/records.ts';
import { momentsIn } from '#server/kernel/documents/moments.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { incidentRecord } from './documents.ts';
import { wholeIncidentsOf } from './queries.ts';

/** A child's incidents, in its archive; being in there tells the family of none (archives-3). */
export const archive: ArchivePart = {
  place: 60,
  async read(scope, childId, { language, zone }) {
    const written = (await scope.all(wholeIncidentsOf(childId, ALWAYS))).reverse();
    const rows = await readable(scope, written, ['description', 'actionTaken']);
    return {
      section: () =>
        recordsSection({
          name: 'incidents',
          title: translate(language, 'Incident reports'),
          count: translate(language, '{{count}} incident reports', { count: rows.length }),
          rows,
          record: (row) => incidentRecord(row, momentsIn(language, zone), language),
          data: ({ date, time, description, actionTaken, reportedBy, acknowledgements, createdAt }) => ({
            date,
            time,
            description,
            actionTaken,
            reportedBy,
            acknowledgements,
            createdAt,
          }),
        }),
    };
  },
};
