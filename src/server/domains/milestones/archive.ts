import type { ArchivePart, PlacedFiles } from '#server/kernel/archive/part.ts';
import { pagesBy, type Reader, type Section } from '#server/kernel/archive/section.ts';
import { type Html, html } from '#server/kernel/documents/html.ts';
import { momentsIn } from '#server/kernel/documents/moments.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { withheld } from '#server/kernel/withheld/withheld.ts';
import { type AchievedRow, achievedOf } from './queries.ts';
import { type Catalog, categoryName, readCatalog } from './texts.ts';

/** What a child achieved, in its archive. */
export const archive: ArchivePart = {
  place: 20,
  async read(scope, childId, reader) {
    const catalog = await readCatalog(scope, reader.language);
    const rows = (await scope.all(achievedOf(childId))).reverse();
    const readable = await withheld(scope, rows, ['notes'], rows[0]?.createdAt);
    const milestones = readable.map((row) => asArchived(catalog, row));
    return { section: (placed) => milestonesSection(reader, milestones, placed) };
  },
};

type ArchivedMilestone = ReturnType<typeof asArchived>;
function asArchived(catalog: Catalog, row: AchievedRow) {
  const { title, description, categoryId } = catalog.templateOf(row.templateId);
  return { ...row, title, description, category: categoryName(catalog, categoryId) };
}

/** Milestones with the photos of them that lie in the archive, a page for each year. */
function milestonesSection(reader: Reader, milestones: readonly ArchivedMilestone[], placed: PlacedFiles): Section {
  const { language, zone } = reader;
  const { day } = momentsIn(reader, zone);
  const shownOf = ({ photos }: ArchivedMilestone) => photos.flatMap(({ filePath }) => placed.get(filePath) ?? []);
  const fields = (row: ArchivedMilestone) => [
    { label: translate(language, 'Area'), text: row.category },
    { label: translate(language, 'Age'), text: translate(language, '{{count}} months', { count: row.ageMonths }) },
    { label: translate(language, 'About it'), text: row.description },
    { label: translate(language, 'Notes'), text: row.notes },
    { label: translate(language, 'Seen by'), text: row.staffName },
  ];
  const article = (row: ArchivedMilestone): Html => html`
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
    title: translate(language, 'Milestones'),
    count: translate(language, '{{count}} milestones', { count: milestones.length }),
    pages: pagesBy(milestones, {
      name: 'milestones',
      part: ({ achievedDate }) => achievedDate.slice(0, 4),
      label: (year) => year,
      body: (own) => html`${own.map(article)}`,
    }),
    data: milestones.map((row) => ({
      title: row.title,
      description: row.description,
      category: row.category,
      achievedDate: row.achievedDate,
      ageMonths: row.ageMonths,
      notes: row.notes,
      isStarred: row.isStarred,
      staffName: row.staffName,
      photos: shownOf(row).map(({ file }) => file),
    })),
  };
}
