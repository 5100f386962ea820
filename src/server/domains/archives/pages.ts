import type { Page, Section } from '#server/kernel/archive/section.ts';
import { type Html, html } from '#server/kernel/documents/html.ts';
import { momentsIn } from '#server/kernel/documents/moments.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { Gathered } from './gather.ts';
import { STYLE } from './style.ts';

interface TextFile {
  /** Its path in the archive. */
  readonly name: string;
  readonly content: string;
}

/** Everything of an archive that is written, not copied, one file at a time: pages that open without the internet, and the same as JSON. */
export function* textsOf(gathered: Gathered, sections: readonly Section[]): Generator<TextFile> {
  yield { name: 'index.html', content: indexPage(gathered, sections) };
  yield { name: 'style.css', content: STYLE };
  for (const section of sections)
    for (const page of section.pages)
      yield { name: `pages/${page.name}.html`, content: sectionPage(gathered, sections, section, page) };
  yield { name: 'data/child.json', content: json(aboutOf(gathered)) };
  for (const { name, data } of sections) yield { name: `data/${name}.json`, content: json(data) };
}

function indexPage(gathered: Gathered, sections: readonly Section[]): string {
  const { language, zone, child, guardian, at } = gathered;
  const { day, moment } = momentsIn(gathered, zone);
  const born = translate(language, 'Born on {{date}}', { date: day(child.dateOfBirth) });
  const place = { center: child.center, date: day(child.enrolledOn), room: child.room };
  const enrolled =
    child.leavesOn === null
      ? translate(language, 'At {{center}} since {{date}}, in {{room}}', place)
      : translate(language, 'At {{center}} from {{date}} to {{until}}, in {{room}}', {
          ...place,
          until: day(child.leavesOn),
        });
  const cards = sections.map(
    (section) => html`
<section class="card">
<h2>${section.title}</h2>
<p class="soft">${section.pages.length > 0 ? section.count : translate(language, 'Nothing was recorded yet')}</p>
${section.pages.length > 0 ? pageLinks(section, 'pages/', null) : null}
</section>`,
  );
  const made = translate(language, 'Made on {{when}} for {{guardian}}', { when: moment(at), guardian });
  const beside = translate(
    language,
    'All of it also lies as JSON in the folder “data”, for programs. Keep this folder in a safe place: it is about your child.',
  );
  const title = nameOf(gathered);
  return document(
    gathered,
    title,
    '',
    html`
<main>
<h1>${title}</h1>
<p class="soft">${born}<br>${enrolled}</p>
<div class="cards">${cards}</div>
</main>
<footer><p>${made}</p><p>${beside}</p></footer>`,
  );
}

function sectionPage(gathered: Gathered, sections: readonly Section[], section: Section, page: Page): string {
  const links = sections.flatMap((other) => {
    const [first] = other.pages;
    return first
      ? [html`<li><a href="${first.name}.html"${other === section ? CURRENT : null}>${other.title}</a></li>`]
      : [];
  });
  return document(
    gathered,
    `${page.label} – ${section.title} – ${nameOf(gathered)}`,
    '../',
    html`
<header><nav aria-label="${translate(gathered.language, 'Sections')}"><ul><li><a href="../index.html">${nameOf(gathered)}</a></li>${links}</ul></nav></header>
<main>
<h1>${section.title}</h1>
${section.pages.length > 1 ? html`<nav aria-label="${section.title}">${pageLinks(section, '', page)}</nav>` : null}
<p class="soft">${nameOf(gathered)} · ${page.label}</p>
${page.body}
</main>`,
  );
}

const CURRENT = html` aria-current="true"`;
const CURRENT_PAGE = html` aria-current="page"`;

const pageLinks = ({ pages }: Section, folder: string, current: Page | null): Html => html`
<ul class="pages">${pages.map(
  (page) =>
    html`<li><a href="${folder}${page.name}.html"${page === current ? CURRENT_PAGE : null}>${page.label}</a></li>`,
)}</ul>`;

const document = ({ language }: Gathered, title: string, root: string, body: Html): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${root}style.css">
</head>
<body>${body}
</body>
</html>
`.markup;

const nameOf = ({ child }: Gathered) => `${child.firstName} ${child.lastName}`;
const json = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

const aboutOf = ({ child, guardian, at, zone, language }: Gathered) => ({
  firstName: child.firstName,
  lastName: child.lastName,
  dateOfBirth: child.dateOfBirth,
  room: child.room,
  enrolledOn: child.enrolledOn,
  enrolled: child.enrolled,
  center: child.center,
  timeZone: zone,
  language,
  madeFor: guardian,
  madeAt: at,
});
