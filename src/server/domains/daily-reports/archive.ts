import type { ArchivePart } from '#server/kernel/archive/part.ts';
import { ALWAYS, readable } from '#server/kernel/archive/read.ts';
import { recordsSection } from '#server/kernel/archive/records.ts';
import { momentsIn } from '#server/kernel/documents/moments.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { reportRecord } from './documents.ts';
import { familyReports } from './queries.ts';
import { FREE_TEXTS } from './read.ts';

/** A child's daily reports, in its archive. */
export const archive: ArchivePart = {
  place: 30,
  async read(scope, childId, reader) {
    const { language, zone } = reader;
    const rows = await readable(scope, (await scope.all(familyReports(childId, ALWAYS))).reverse(), FREE_TEXTS);
    return {
      section: () =>
        recordsSection({
          name: 'reports',
          title: translate(language, 'Daily reports'),
          count: translate(language, '{{count}} daily reports', { count: rows.length }),
          rows,
          record: (row) => reportRecord(row, momentsIn(reader, zone), language),
          data: ({ date, meals, naps, activities, mood, notes, writtenBy, createdAt }) => ({
            date,
            meals,
            naps,
            activities,
            mood,
            notes,
            writtenBy,
            createdAt,
          }),
        }),
    };
  },
};
