import type { DocumentKind, DocumentState } from '#contract/child-documents-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { answerDocument, removeDocument, requestDocument } from '#server/domains/child-documents/commands.ts';
import { giveDocument, givePages } from '#server/domains/child-documents/giving.ts';
import { documentsOf } from '#server/domains/child-documents/read.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { writeLetter } from '../letters.ts';
import type { Child, Guardian, Household } from '../people/households.ts';
import { DIRECTOR } from '../people/staff.ts';
import type { Shelf } from '../shelf.ts';
import type { Deed } from '../timeline.ts';
import { hasPin } from './pins.ts';

/** What becomes of the examination that families are asked for, from one family to the next. */
const OUTCOMES = ['accepted', 'received', 'refused', 'requested'] as const;
const EXPIRES_IN_DAYS = [200, 24, -3] as const;
/** Families with something of their own, by their place: a newer record that waits, one that was accepted, and what two were asked for besides. */
const NEWER_WAITS = 4;
const NEWER_HOLDS = 5;
const RESIDENCE = 6;
const WITHDRAWN = 3;

/**
 * Two weeks ago the Director asked the families with accounts for a health examination, to be there by last Friday: some gave it, one is to be
 * given anew, one waits for an answer, and the rest have not come. Birth certificates lie there since the beginning, immunization records
 * hold, expire soon or have expired, of some there is a newer one, and one family gave a custody order yesterday.
 */
export function childDocuments(calendar: Calendar, cast: Cast, shelf: Shelf, households: readonly Household[]): Deed[] {
  const families = households.filter((household) => hasPin(household) && household.guardians[0]?.email);
  const at = (days: number, time: string) => calendar.moment(calendar.dayBack(days, time), time);
  const asking: Deed = {
    at: at(10, '09:40'),
    by: () => cast.staff(DIRECTOR),
    act: async (scope) => {
      const childIds = families.flatMap(({ children: [child] }) => (child ? [cast.child(child.key)] : []));
      await requestDocument(scope, { kind: 'health-exam', title: null, dueOn: calendar.dayBack(2, '12:00'), childIds });
    },
  };
  return [asking, ...families.flatMap((household, place) => ofFamily(calendar, cast, shelf, household, place))];
}

function ofFamily(calendar: Calendar, cast: Cast, shelf: Shelf, household: Household, place: number): Deed[] {
  const [guardian] = household.guardians;
  const [child] = household.children;
  if (!guardian || !child) return [];
  const minute = String(10 + place).padStart(2, '0');
  const at = (days: number, time: string) => calendar.moment(calendar.dayBack(days, time), time);
  const outcome = OUTCOMES[place % OUTCOMES.length] ?? 'requested';
  const paper = (kind: DocumentKind, title: string, when: Date) =>
    shelf.document(`${kind} ${title} ${child.key}`, `${title}.pdf`, () =>
      writeLetter({
        at: when,
        dated: title,
        to: [`${guardian.firstName} ${guardian.lastName}`],
        subject: `${title}: ${child.firstName}`,
        paragraphs: [`This copy was made for the records of ${child.firstName}'s center.`],
        facts: [],
        from: 'Willow Falls Pediatrics',
      }),
    );
  const exam = paper('health-exam', 'Health examination', at(4, `19:${minute}`));
  const record = paper('immunizations', 'Immunization record', at(12, `10:${minute}`));
  const birth = paper('birth-certificate', 'Birth certificate', at(12, `10:${minute}`));
  const order = place === 1 ? paper('custody', 'Custody order', at(1, `20:${minute}`)) : null;
  const days = EXPIRES_IN_DAYS[place % EXPIRES_IN_DAYS.length] ?? null;
  const entered: Deed = {
    at: at(12, `10:${minute}`),
    by: () => cast.staff(DIRECTOR),
    act: async (scope) => {
      const { filePath } = await record(scope);
      const expiresOn = days === null ? null : addDays(calendar.today, days);
      const said = { kind: 'immunizations', title: null, expiresOn } as const;
      await giveDocument(scope, cast.child(child.key), { ...said, filePaths: [filePath] });
      const certificate = {
        kind: 'birth-certificate',
        title: null,
        filePaths: [(await birth(scope)).filePath],
      } as const;
      await giveDocument(scope, cast.child(child.key), certificate);
    },
  };
  const asked = async (scope: Scope) =>
    (await documentsOf(scope, cast.child(child.key))).find(({ kind }) => kind === 'health-exam')?.id ?? 0;
  const given: Deed = {
    at: at(4, `19:${minute}`),
    by: () => cast.guardian(guardian.key),
    act: async (scope) => {
      const { filePath } = await exam(scope);
      await givePages(scope, await asked(scope), { filePaths: [filePath], issuedOn: calendar.dayBack(20, '12:00') });
    },
  };
  const answered: Deed = {
    at: at(3, `08:${minute}`),
    by: () => cast.staff(DIRECTOR),
    act: async (scope) => {
      const isAccepted = outcome === 'accepted';
      const reason = isAccepted ? null : 'The stamp of the practice is missing. A photo of the whole page is enough.';
      await answerDocument(scope, await asked(scope), { isAccepted, reason });
    },
  };
  const custody: Deed[] = order
    ? [
        {
          at: at(1, `20:${minute}`),
          by: () => cast.guardian(guardian.key),
          act: async (scope) => {
            const { filePath } = await order(scope);
            await giveDocument(scope, cast.child(child.key), { kind: 'custody', title: null, filePaths: [filePath] });
          },
        },
      ]
    : [];
  return [
    entered,
    ...(outcome === 'requested' ? [] : [given]),
    ...(outcome === 'accepted' || outcome === 'refused' ? [answered] : []),
    ...custody,
    ...besides(calendar, cast, { place, child, guardian, paper }),
  ];
}

interface Family {
  readonly place: number;
  readonly child: Child;
  readonly guardian: Guardian;
  readonly paper: (kind: DocumentKind, title: string, when: Date) => (scope: Scope) => Promise<{ filePath: string }>;
}

/** What some families gave or were asked for besides. */
function besides(calendar: Calendar, cast: Cast, { place, child, guardian, paper }: Family): Deed[] {
  const { dayBack, today } = calendar;
  const on = (days: number, time: string) => calendar.moment(dayBack(days, time), time);
  const office = (days: number, time: string, act: (scope: Scope) => Promise<unknown>): Deed => ({
    at: on(days, time),
    by: () => cast.staff(DIRECTOR),
    act,
  });
  const family = (days: number, time: string, act: (scope: Scope) => Promise<unknown>): Deed => ({
    at: on(days, time),
    by: () => cast.guardian(guardian.key),
    act,
  });
  const theirs = async (scope: Scope, kind: DocumentKind, state: DocumentState) =>
    (await documentsOf(scope, cast.child(child.key))).find((one) => one.kind === kind && one.state === state)?.id ?? 0;
  const accept = async (scope: Scope, kind: DocumentKind) =>
    answerDocument(scope, await theirs(scope, kind, 'received'), { isAccepted: true, reason: null });
  const request = (scope: Scope, title: string) =>
    requestDocument(scope, {
      ...{ kind: 'other', title, dueOn: addDays(today, 12) },
      childIds: [cast.child(child.key)],
    });

  if (place === NEWER_WAITS || place === NEWER_HOLDS) {
    const isHeld = place === NEWER_HOLDS;
    const newer = paper('immunizations', 'Immunization record, new', on(2, '19:41'));
    const give = family(2, '19:41', async (scope) => {
      const { filePath } = await newer(scope);
      const id = await theirs(scope, 'immunizations', 'accepted');
      await givePages(scope, id, {
        filePaths: [filePath],
        issuedOn: dayBack(6, '12:00'),
        expiresOn: addDays(today, 380),
      });
    });
    return isHeld ? [give, office(1, '11:26', (scope) => accept(scope, 'immunizations'))] : [give];
  }
  if (place === 0) {
    const card = paper('guardian-id', 'Driver’s license', on(8, '18:52'));
    const give = family(8, '18:52', async (scope) => {
      const { filePath } = await card(scope);
      const said = { kind: 'guardian-id', title: null, expiresOn: addDays(today, 900) } as const;
      await giveDocument(scope, cast.child(child.key), { ...said, filePaths: [filePath] });
    });
    return [give, office(7, '09:21', (scope) => accept(scope, 'guardian-id'))];
  }
  if (place === 1) {
    const plan = paper('allergy-plan', 'Allergy action plan', on(11, '11:08'));
    return [
      office(11, '11:08', async (scope) => {
        const { filePath } = await plan(scope);
        const said = { kind: 'allergy-plan', title: null, expiresOn: addDays(today, 51) } as const;
        await giveDocument(scope, cast.child(child.key), { ...said, filePaths: [filePath] });
      }),
    ];
  }
  const residence = office(2, '10:14', (scope) => request(scope, 'Proof of residence'));
  if (place === RESIDENCE) return [residence];
  const withdraw = office(1, '10:31', async (scope) =>
    removeDocument(scope, await theirs(scope, 'other', 'requested')),
  );
  return place === WITHDRAWN ? [residence, withdraw] : [];
}
