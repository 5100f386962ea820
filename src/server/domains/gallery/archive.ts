import { type ArchivePart, type PlacedFile, withPlaces } from '#server/kernel/archive/part.ts';
import { readable } from '#server/kernel/archive/read.ts';
import { pagesBy, type Reader, type Section } from '#server/kernel/archive/section.ts';
import { type Html, html } from '#server/kernel/documents/html.ts';
import { momentsIn } from '#server/kernel/documents/moments.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { type ArchivedPhoto, archivedPhotos } from './queries.ts';

/** More photos than these come at most 1920 pixels wide: thousands of full ones make a file that few can download. */
const MOST_IN_FULL = 1000;

/** The photos of a child, in two sizes each, in its archive. */
export const archive: ArchivePart = {
  place: 10,
  async read(scope, childId, reader) {
    const photos = await readable(scope, await scope.all(archivedPhotos(childId)), ['title', 'description']);
    const variant = photos.length > MOST_IN_FULL ? '1920.jpg' : 'original.jpg';
    return {
      files: photos.map(({ filePath, title, createdAt, day }, index) => {
        const name = `${day}-${String(index + 1).padStart(4, '0')}.jpg`;
        return {
          path: filePath,
          title,
          at: createdAt,
          whole: { name: `photos/${name}`, variant },
          small: { name: `photos/small/${name}`, variant: '960.jpg' },
        };
      }),
      section: (placed) => photosSection(reader, withPlaces(photos, placed)),
    };
  },
};

type PlacedPhoto = ArchivedPhoto & PlacedFile;

/** Photos with their captions and days, a page for each month. */
function photosSection(reader: Reader, photos: readonly PlacedPhoto[]): Section {
  const { language, zone } = reader;
  const { day, month } = momentsIn(reader, zone);
  return {
    name: 'photos',
    title: translate(language, 'Photos'),
    count: translate(language, '{{count}} photos', { count: photos.length }),
    pages: pagesBy(photos, {
      name: 'photos',
      part: (photo) => photo.day.slice(0, 7),
      label: month,
      body: (own) => html`<div class="photos">${own.map((photo) => figure(photo, day(photo.day)))}</div>`,
    }),
    data: photos.map(({ file, small, title, description, day: date, createdAt }) => ({
      file,
      small,
      title,
      description,
      date,
      createdAt,
    })),
  };
}

const figure = (photo: PlacedPhoto, date: string): Html => html`
<figure>
<a href="../${photo.file}"><img src="../${photo.small}" alt="${photo.title}"${sizeOf(photo)} loading="lazy"></a>
<figcaption><p><strong>${photo.title}</strong></p>${photo.description ? html`<p>${photo.description}</p>` : null}<p class="soft">${date}</p></figcaption>
</figure>`;

/** The room a picture takes, so that nothing moves while pictures are read. */
function sizeOf({ width, height }: ArchivedPhoto): Html | null {
  return width && height ? html` width="${width}" height="${height}"` : null;
}
