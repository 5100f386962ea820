import { type ArchivePart, type PlacedFile, withPlaces } from '#server/kernel/archive/part.ts';
import { ALWAYS, readable } from '#server/kernel/archive/read.ts';
import { recordsSection } from '#server/kernel/archive/records.ts';
import { type Html, html } from '#server/kernel/documents/html.ts';
import { momentsIn } from '#server/kernel/documents/moments.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { incidentRecord } from './documents.ts';
import { FREE_TEXTS } from './family.ts';
import { type WholeIncident, wholeIncidentsOf } from './queries.ts';

/** A child's incidents, in its archive; being in there tells the family of none (archives-3). */
export const archive: ArchivePart = {
  place: 60,
  async read(scope, childId, reader) {
    const { language, zone } = reader;
    const written = (await scope.all(wholeIncidentsOf(childId, ALWAYS))).reverse();
    const rows = await readable(scope, written, FREE_TEXTS);
    const photos = rows.flatMap(({ id, date, createdAt, photoPath }) =>
      photoPath === null ? [] : [{ id, date, createdAt, filePath: photoPath }],
    );
    return {
      files: photos.map(({ id, date, createdAt, filePath }) => ({
        path: filePath,
        title: translate(language, 'Incident report'),
        at: createdAt,
        whole: { name: `incidents/${date}-${id}.jpg`, variant: 'original.jpg' },
        small: { name: `incidents/small/${date}-${id}.jpg`, variant: '960.jpg' },
      })),
      section: (files) => {
        const placed = new Map(withPlaces(photos, files).map((photo) => [photo.id, photo]));
        return recordsSection({
          name: 'incidents',
          title: translate(language, 'Incident reports'),
          count: translate(language, '{{count}} incident reports', { count: rows.length }),
          rows,
          record: (row) => incidentRecord(row, momentsIn(reader, zone), language),
          below: ({ id }) => photoOf(placed.get(id)),
          data: (row) => ({ ...dataOf(row), photo: placed.get(row.id)?.file ?? null }),
        });
      },
    };
  },
};

const dataOf = (row: WholeIncident) => {
  const { date, time, kind, description, bodyParts, witness, actionTaken, firstAid, toldPerson } = row;
  const { reportedBy, acknowledgements, createdAt } = row;
  return {
    ...{ date, time, kind, description, bodyParts, witness, actionTaken, firstAid, toldPerson },
    ...{ reportedBy, acknowledgements, createdAt },
  };
};

const photoOf = (photo: PlacedFile | undefined): Html | null =>
  photo
    ? html`<p><a href="../${photo.file}"><img src="../${photo.small}" alt="${photo.title}" loading="lazy"></a></p>`
    : null;
