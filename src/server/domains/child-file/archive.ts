import type { ContactKind } from '#contract/child-file-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { ArchivePart } from '#server/kernel/archive/part.ts';
import type { Section } from '#server/kernel/archive/section.ts';
import { html } from '#server/kernel/documents/html.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { withheld } from '#server/kernel/withheld/withheld.ts';
import { type ContactRow, contactsOf, fileRow } from './queries.ts';
import { saidOf } from './rules.ts';

/** What the center knows of a child beside its day, as the guardian reads it; what lies encrypted stays in the portal (child-file-8). */
export const archive: ArchivePart = {
  place: 52,
  async read(scope, childId, { language }) {
    const [file, contacts] = await Promise.all([scope.maybe(fileRow(childId)), scope.all(contactsOf(childId))]);
    const written = { diet: file?.diet ?? '', specialNeeds: file?.specialNeeds ?? '' };
    const [read = written] = await withheld(scope, [written], ['diet', 'specialNeeds']);
    const languages = file?.languages ?? [];
    const said = [
      { label: translate(language, 'Spoken at home'), text: languages.join(', ') },
      { label: translate(language, 'Diet'), text: read.diet },
      { label: translate(language, 'Special needs'), text: read.specialNeeds },
      ...contacts.map((contact) => ({ label: kindIn(language, contact.kind), text: lineOf(contact) })),
    ].filter(({ text }) => text !== '');
    const title = translate(language, 'Contacts and details');
    return {
      section: (): Section => ({
        name: 'file',
        title,
        count: translate(language, '{{count}} contacts', { count: contacts.length }),
        pages:
          said.length > 0
            ? [
                {
                  name: 'file',
                  label: title,
                  body: html`
<article class="card">
<dl>${said.map(({ label, text }) => html`<div><dt>${label}</dt><dd>${text}</dd></div>`)}</dl>
</article>`,
                },
              ]
            : [],
        data: {
          languages,
          diet: read.diet || null,
          specialNeeds: read.specialNeeds || null,
          contacts: contacts.map(saidOf),
        },
      }),
    };
  },
};

const KINDS: Readonly<Record<ContactKind, (language: Language) => string>> = {
  doctor: (language) => translate(language, 'Doctor'),
  dentist: (language) => translate(language, 'Dentist'),
  hospital: (language) => translate(language, 'Hospital'),
  emergency: (language) => translate(language, 'In an emergency'),
  home: (language) => translate(language, 'Home'),
};
const kindIn = (language: Language, kind: ContactKind): string => KINDS[kind](language);

const lineOf = ({ name, relationship, phoneNumber, address, note }: ContactRow): string =>
  [name, relationship, phoneNumber, address, note].filter((text) => text !== null).join(' · ');
