import type { ArchivePart } from '#server/kernel/archive/part.ts';
import { ALWAYS, readable } from '#server/kernel/archive/read.ts';
import { recordsSection } from '#server/kernel/archive/records.ts';
import { momentsIn } from '#server/kernel/documents/moments.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { activitiesOf } from './queries.ts';
import { asFamilyReads, FREE_TEXTS } from './read.ts';

/** What a child did day by day, in its archive. */
export const archive: ArchivePart = {
  place: 40,
  async read(scope, childId, reader) {
    const { language, zone } = reader;
    const written = (await scope.all(activitiesOf(scope.now, childId, ALWAYS))).reverse();
    const rows = asFamilyReads(reader, await readable(scope, written, FREE_TEXTS));
    return {
      section: () =>
        recordsSection({
          name: 'activities',
          title: translate(language, 'Activities'),
          count: translate(language, '{{count}} activities', { count: rows.length }),
          rows,
          record: ({ date, activity, notes, ledBy }) => ({
            heading: momentsIn(reader, zone).day(date),
            fields: [
              { label: translate(language, 'Activity'), text: activity },
              { label: translate(language, 'Notes'), text: notes },
              { label: translate(language, 'Led by'), text: ledBy },
            ],
          }),
          data: ({ date, activity, notes, ledBy, createdAt }) => ({ date, activity, notes, ledBy, createdAt }),
        }),
    };
  },
};
