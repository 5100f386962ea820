import { FormFile } from '#contract/forms-blocks.ts';
import { addForm, editDraft, publishForm } from '#server/domains/forms/commands.ts';
import { answerLine } from '#server/domains/forms/packet.ts';
import { sayRenewal } from '#server/domains/forms/renewals.ts';
import { EXAMPLES, type Example, exampleFile } from '#web/domains/forms/examples.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { DIRECTOR } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';

/** Still being written: nothing of it is published. */
const DRAFT: Example = 'medication';
/** Its newest version is older than its draft. */
const CHANGED: Example = 'field-trip';
const TRIP = {
  en: 'We take the bus to the pumpkin farm and are back before lunch. Bring rubber boots and a bottle of water.',
  de: 'Wir fahren mit dem Bus zum Kürbishof und sind vor dem Mittagessen zurück. Gummistiefel und eine Flasche Wasser mitbringen.',
  es: 'Vamos en autobús a la granja de calabazas y volvemos antes del almuerzo. Hay que llevar botas de goma y una botella de agua.',
  fr: 'Nous allons en bus à la ferme aux citrouilles et rentrons avant le déjeuner. Prévoir des bottes et une gourde.',
};
/** Which form answers which line of what families must sign. */
const ANSWERS: readonly (readonly [line: string, example: Example])[] = [
  ['neutral-enrollment', 'enrollment-agreement'],
  ['neutral-consents', 'photo-consent'],
];
const TITLE = { en: 'Pumpkin farm', de: 'Kürbishof', es: 'Granja de calabazas', fr: 'Ferme aux citrouilles' };

/**
 * The Director's forms, made from the examples five weeks ago: three that are published, one of them changed since, and a draft. The agreement holds
 * until the school year begins, photos a year; both are what families must sign.
 */
export class FormLibrary {
  readonly #ids = new Map<Example, number>();

  /** The form that was made from an example. */
  idOf(example: Example): number {
    const id = this.#ids.get(example);
    if (id === undefined) throw new Error(`${example} is not written yet`);
    return id;
  }

  async written(calendar: Calendar, cast: Cast): Promise<Deed[]> {
    const by = () => cast.staff(DIRECTOR);
    const at = (back: number, time: string) => calendar.moment(calendar.dayBack(back, time), time);
    const bodies = await Promise.all(EXAMPLES.map(ownWords));
    const written = EXAMPLES.flatMap((example, place): Deed[] => {
      const body = bodies[place];
      if (!body) return [];
      const minute = 10 + place * 6;
      const begin: Deed = {
        at: at(25, `13:${minute}`),
        by,
        act: async (scope) => this.#ids.set(example, (await addForm(scope, body)).id),
      };
      const publish: Deed = {
        at: at(25, `14:${minute}`),
        by,
        act: (scope) => publishForm(scope, this.idOf(example), undefined),
      };
      const change: Deed = {
        at: at(2, `13:${minute}`),
        by,
        act: (scope) => editDraft(scope, this.idOf(example), { ...body, title: TITLE, intro: TRIP }, undefined),
      };
      if (example === DRAFT) return [begin];
      return example === CHANGED ? [begin, publish, change] : [begin, publish];
    });
    const said: Deed = {
      at: at(24, '13:05'),
      by,
      act: async (scope) => {
        await sayRenewal(scope, this.idOf('enrollment-agreement'), { every: 'school-year', from: '08-01' });
        await sayRenewal(scope, this.idOf('photo-consent'), { every: 'months', months: 12 });
        for (const [line, example] of ANSWERS) await answerLine(scope, line, this.idOf(example));
      },
    };
    return [...written, said];
  }
}

/** An example without the words that say that it is one, which stand before its own. */
async function ownWords(example: Example) {
  const { body } = FormFile.parse(await exampleFile(example));
  const own = Object.entries(body.intro ?? {}).map(([language, text]) => [language, text.split('\n\n').at(-1)]);
  return FormFile.shape.body.parse({ ...body, intro: Object.fromEntries(own) });
}
