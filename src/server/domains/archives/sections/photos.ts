import { type Html, html } from '../../../documents/html.ts';
import { momentsIn } from '../../../documents/moments.ts';
import { say } from '../../../words/say.ts';
import type { ArchivedPhoto } from '../queries.ts';
import { pagesBy, type Reader, type Section } from '../section.ts';

/** A photo with the paths under which it lies in the archive. */
export interface PlacedPhoto extends ArchivedPhoto {
  readonly file: string;
  readonly small: string;
}

/** Photos with their captions and days, a page for each month. */
export function photosSection({ language, zone }: Reader, photos: readonly PlacedPhoto[]): Section {
  const { day, month } = momentsIn(language, zone);
  return {
    name: 'photos',
    title: say(language, 'Photos'),
    count: say(language, '{{count}} photos', { count: photos.length }),
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

const figure = (photo: PlacedPhoto, day: string): Html => html`
<figure>
<a href="../${photo.file}"><img src="../${photo.small}" alt="${photo.title}"${sizeOf(photo)} loading="lazy"></a>
<figcaption><p><strong>${photo.title}</strong></p>${photo.description ? html`<p>${photo.description}</p>` : null}<p class="soft">${day}</p></figcaption>
</figure>`;

/** So that nothing moves while pictures are read. */
function sizeOf({ width, height }: ArchivedPhoto): Html | null {
  return width && height ? html` width="${width}" height="${height}"` : null;
}
