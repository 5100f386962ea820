import type { ArchivePart } from '#server/kernel/archive/part.ts';
import type { Section } from '#server/kernel/archive/section.ts';
import { type Html, html } from '#server/kernel/documents/html.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { withoutContacts } from '#server/kernel/withheld/contacts.ts';
import { withheld } from '#server/kernel/withheld/withheld.ts';
import { asideOf } from './queries.ts';

/** What the center's spreadsheet said of a child's days and pick-up people, in its archive (archives-4). */
export const archive: ArchivePart = {
  place: 55,
  async read(scope, childId, { language }) {
    const row = await scope.maybe(asideOf(childId));
    const written = { weekdays: row?.weekdays ?? '', pickup: withoutContacts(row?.pickup ?? '') };
    const [read = written] = await withheld(scope, [written], ['weekdays', 'pickup']);
    const said = [
      { label: translate(language, 'Booked days'), text: read.weekdays },
      { label: translate(language, 'Pick-up people'), text: read.pickup },
    ].filter(({ text }) => text !== '');
    const title = translate(language, 'Days and pick-up');
    return {
      section: (): Section => ({
        name: 'booking',
        title,
        count: said.map(({ label }) => label).join(' · '),
        pages: said.length > 0 ? [{ name: 'booking', label: title, body: card(language, said) }] : [],
        data: { weekdays: read.weekdays || null, pickup: read.pickup || null },
      }),
    };
  },
};

const card = (
  language: Parameters<typeof translate>[0],
  said: readonly { label: string; text: string }[],
): Html => html`
<article class="card">
<p class="soft">${translate(language, 'As the list says that the center moved in with.')}</p>
<dl>${said.map(({ label, text }) => html`<div><dt>${label}</dt><dd>${text}</dd></div>`)}</dl>
</article>`;
