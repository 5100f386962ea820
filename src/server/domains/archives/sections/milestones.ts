import { type Html, html } from '../../../documents/html.ts';
import { momentsIn } from '../../../documents/moments.ts';
import { say } from '../../../words/say.ts';
import type { FamilyMilestone } from '../../milestones/family.ts';
import { pagesBy, type Reader, type Section } from '../section.ts';
import type { PlacedPhoto } from './photos.ts';

/** What a child achieved, with the photos that lie in the archive, a page for each year. */
export function milestonesSection(
  { language, zone }: Reader,
  milestones: readonly FamilyMilestone[],
  photos: readonly PlacedPhoto[],
): Section {
  const { day } = momentsIn(language, zone);
  const shownOf = (row: FamilyMilestone) =>
    photos.filter(({ id }) => row.evidencePhotos.some((photo) => photo.id === id));
  const fields = (row: FamilyMilestone) => [
    { label: say(language, 'Area'), text: row.categoryName },
    { label: say(language, 'Age'), text: say(language, '{{count}} months', { count: row.ageMonths }) },
    { label: say(language, 'About it'), text: row.description },
    { label: say(language, 'Notes'), text: row.notes },
    { label: say(language, 'Seen by'), text: row.staffName },
  ];
  const article = (row: FamilyMilestone): Html => html`
<article class="card">
<h2>${row.isStarred ? '★ ' : ''}${row.title}</h2>
<p class="soft">${day(row.achievedDate)}</p>
<dl>${fields(row)
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => html`<div><dt>${label}</dt><dd>${text}</dd></div>`)}</dl>
${shownOf(row).map(({ file, small, title }) => html`<p><a href="../${file}"><img src="../${small}" alt="${title}" loading="lazy"></a></p>`)}
</article>`;
  return {
    name: 'milestones',
    title: say(language, 'Milestones'),
    count: say(language, '{{count}} milestones', { count: milestones.length }),
    pages: pagesBy(milestones, {
      name: 'milestones',
      part: ({ achievedDate }) => achievedDate.slice(0, 4),
      label: (year) => year,
      body: (own) => html`${own.map(article)}`,
    }),
    data: milestones.map((row) => ({
      title: row.title,
      description: row.description,
      category: row.categoryName,
      achievedDate: row.achievedDate,
      ageMonths: row.ageMonths,
      notes: row.notes,
      isStarred: row.isStarred,
      staffName: row.staffName,
      photos: shownOf(row).map(({ file }) => file),
    })),
  };
}
