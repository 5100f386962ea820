import type { Answers } from '#contract/forms-asked.ts';
import type { Scope } from '#server/db/scope.ts';
import { addForm, publishForm } from '#server/domains/forms/commands.ts';
import { giveFile } from '#server/domains/forms/files.ts';
import { answerLine } from '#server/domains/forms/packet.ts';
import { ASKED_AHEAD, dueAnew, type RenewalRule } from '#server/domains/forms/renewal-rules.ts';
import { sayRenewal } from '#server/domains/forms/renewals.ts';
import { sendForm } from '#server/domains/forms/request-commands.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Server } from '#server/server.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { writeLetter } from '../letters.ts';
import type { Child, Guardian, Household } from '../people/households.ts';
import { DIRECTOR } from '../people/staff.ts';
import type { Shelf } from '../shelf.ts';
import { YEARLY_FORM } from '../texts/yearly-form.ts';
import type { Deed } from '../timeline.ts';
import { hasPin } from './pins.ts';
import { signAs } from './signing.ts';

const RULE: RenewalRule = { every: 'months', months: 12 };
/** In days before today, as whatever follows. */
const PUBLISHED = 430;
/** When the form was first signed: by one family so long ago that it has run out, by the others so that they are asked anew now. */
const FIRST = { early: 400, usual: 345 };
/** Of the children for whom it is asked anew, in their order: how many days ago it was signed again; of the rest it waits. */
const SIGNED_AGAIN = new Map([
  [0, 3],
  [2, 5],
  [3, 4],
]);
/** The family that has let it run out, and a child that came without the consent that the form gives. */
const RUN_OUT = 'Petra Novak';
const OWES_CONSENT = 'Kai Vu';
const ILLNESSES = ['An ear infection in February, healed.', null, 'Chickenpox in spring.'] as const;

/**
 * A form that is renewed every year. Families who have been here for so long signed it a year ago and were asked anew last week: some have signed
 * again, of one family one of two with an insurance card, some have not yet, and of one child it has run out.
 */
export function yearlyForms(
  server: Server,
  calendar: Calendar,
  cast: Cast,
  shelf: Shelf,
  households: readonly Household[],
): Deed[] {
  const by = () => cast.staff(DIRECTOR);
  const { today, moment } = calendar;
  const ids = new Map<string, number>();
  let formId = 0;
  const longHere = households.filter((household) => hasPin(household) && isHereSince(household, addDays(today, -415)));
  const renewing = longHere.filter(({ key }) => key !== RUN_OUT).flatMap(({ children }) => children);
  const runOut = longHere.filter(({ key }) => key === RUN_OUT).flatMap(({ children }) => children);
  const owing = households.flatMap(({ children }) => children.filter(({ key }) => key === OWES_CONSENT));

  const write: Deed = {
    at: moment(addDays(today, -PUBLISHED), '13:40'),
    by,
    act: async (scope) => {
      formId = (await addForm(scope, YEARLY_FORM)).id;
      await publishForm(scope, formId, undefined);
      await sayRenewal(scope, formId, RULE);
      await answerLine(scope, 'neutral-emergency', formId);
    },
  };
  const send = (children: readonly Child[], at: Date, dueOn: string, actor?: Deed['by']): Deed[] =>
    children.length === 0
      ? []
      : [
          {
            at,
            ...(actor && { by: actor }),
            act: async (scope) => {
              const childIds = children.map(({ key }) => cast.child(key));
              const sent = await sendForm(scope, { formId, childIds, dueOn, mustSign: 'all' });
              for (const { id, childId } of sent) {
                const child = children.find(({ key }) => cast.child(key) === childId);
                if (child) ids.set(child.key, id);
              }
            },
          },
        ];
  const sign = (
    child: Child,
    guardian: Guardian,
    at: Date,
    answers: ((scope: Scope) => Promise<Answers>) | null,
  ): Deed => ({
    at,
    by: () => cast.guardian(guardian.key),
    act: async (scope) => {
      const { firstName, lastName } = guardian;
      await signAs(server, scope, ids.get(child.key) ?? 0, {
        ...{ firstName, lastName },
        answers: answers && (await answers(scope)),
      });
    },
  });
  const signedByAll = (child: Child, date: string): Deed[] =>
    withAccount(child).map((guardian, turn) =>
      sign(
        child,
        guardian,
        moment(date, `20:${10 + turn * 25 + child.place}`),
        turn === 0 ? async () => said(child) : null,
      ),
    );

  /** Everybody signed once, and is asked anew in the morning on which it is time. */
  const firstTime = (children: readonly Child[], back: number): Deed[] => {
    const signedOn = addDays(today, -back);
    const asked = addDays(signedOn, 366 - ASKED_AHEAD);
    const dueOn = dueAnew(RULE, signedOn, asked) ?? asked;
    return [
      ...send(children, moment(addDays(signedOn, -4), '09:48'), addDays(signedOn, 10), by),
      ...children.flatMap((child) => signedByAll(child, signedOn)),
      ...send(children, moment(asked, '07:04'), dueOn),
    ];
  };
  const again = (child: Child, place: number): Deed[] => {
    const back = SIGNED_AGAIN.get(place);
    if (back === undefined) return [];
    if (place > 0) return signedByAll(child, addDays(today, -back));
    const [guardian] = withAccount(child);
    if (!guardian) return [];
    const at = moment(addDays(today, -back), '20:37');
    const card = insuranceCard(shelf, child, at);
    const withCard = async (scope: Scope) => {
      const { filePath } = await card(scope);
      const file = await giveFile(server, scope, ids.get(child.key) ?? 0, { key: 'insurance-card', filePath });
      return { ...said(child), 'insurance-card': file };
    };
    return [sign(child, guardian, at, withCard)];
  };
  const late = moment(calendar.dayBack(3, '09:52'), '09:52');
  return [
    write,
    ...firstTime(runOut, FIRST.early),
    ...firstTime(renewing, FIRST.usual),
    ...renewing.flatMap(again),
    ...send(owing, late, addDays(calendar.dayBack(3, '09:52'), 14), by),
  ];
}

const isHereSince = ({ children }: Household, date: string): boolean =>
  children.every(({ enrolledOn }) => enrolledOn <= date);

const withAccount = ({ household }: Child): readonly Guardian[] =>
  household.guardians.filter(({ email }) => email !== null);

function said({ allergies, place }: Child): Answers {
  const illnesses = ILLNESSES[place % ILLNESSES.length];
  return { 'first-aid': true, ...(allergies && { allergies }), ...(illnesses && { illnesses }) };
}

const insuranceCard = (shelf: Shelf, { key, lastName }: Child, at: Date) =>
  shelf.document(`form insurance-card ${key}`, 'Insurance card.pdf', () =>
    writeLetter({
      at,
      dated: 'Insurance card',
      to: [key],
      subject: 'Health insurance: family plan',
      paragraphs: [],
      facts: [
        ['Member', key],
        ['Policy holder', `${lastName} family`],
        ['Member number', 'SAMPLE-0000-01'],
      ],
      from: 'Larkspur Mutual Health (sample)',
    }),
  );
