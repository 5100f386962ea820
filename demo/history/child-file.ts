import { answerChange } from '#server/domains/child-file/answers.ts';
import { addContact, editDetails, sayCustody, sayInsurance } from '#server/domains/child-file/commands.ts';
import type { Server } from '#server/server.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import type { Household } from '../people/households.ts';
import { DIRECTOR } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';
import { hasPin } from './pins.ts';

const DOCTORS = [
  ['Willow Falls Pediatrics', '555 040 1180', '12 Mill Street'],
  ['Dr. Amara Osei', '555 040 1192', '3 Chapel Row'],
] as const;
const LANGUAGES = [['Spanish', 'English'], ['English'], ['English', 'Polish'], ['English', 'Hindi']] as const;
const DIETS = ['No pork', 'Vegetarian', 'No dairy; soy milk is fine'] as const;
const NAMED = /^(?<name>[^(]+) \((?<relationship>[^)]+)\), (?<phoneNumber>.+)$/;

/**
 * Three weeks ago the families with accounts said which doctor their children have, where they live, what is spoken at home and how they are
 * insured, and whom to call in an emergency, which the Director accepted the morning after. What some of them say of diet and custody waits
 * since yesterday.
 */
export function childFiles(server: Server, calendar: Calendar, cast: Cast, households: readonly Household[]): Deed[] {
  return households.filter(hasPin).flatMap((household, place): Deed[] => {
    const [guardian] = household.guardians;
    const [child] = household.children;
    if (!guardian?.email || !child) return [];
    const minute = String(5 + place).padStart(2, '0');
    const by = () => cast.guardian(guardian.key);
    const id = () => cast.child(child.key);
    const at = (days: number, time: string) => calendar.moment(calendar.dayBack(days, time), time);
    const [doctor, phoneNumber, address] = DOCTORS[place % DOCTORS.length] ?? DOCTORS[0];
    const nobody = { relationship: null, note: null };
    const called = NAMED.exec(household.emergencyContact ?? '')?.groups;
    let waiting: number | undefined;
    const say: Deed = {
      at: at(15, `20:${minute}`),
      by,
      act: async (scope) => {
        const childId = id();
        await addContact(server, scope, childId, { ...nobody, kind: 'doctor', name: doctor, phoneNumber, address });
        const home = { kind: 'home', name: `With ${guardian.firstName}`, address: household.address } as const;
        await addContact(server, scope, childId, { ...nobody, ...home, phoneNumber: guardian.phone });
        await editDetails(server, scope, childId, { languages: LANGUAGES[place % LANGUAGES.length] ?? [] });
        const memberNumber = `WF ${40_210 + 37 * place}`;
        const insurance = { insurer: 'Meadow Health', memberNumber, groupNumber: null, phoneNumber: '555 040 2000' };
        const holder = `${guardian.firstName} ${guardian.lastName}`;
        await sayInsurance(server, scope, childId, { insurance: { ...insurance, holder } });
        if (!called) return;
        const { name = '', relationship = '', phoneNumber: number = '' } = called;
        const contact = {
          kind: 'emergency',
          name,
          relationship,
          phoneNumber: number,
          address: null,
          note: null,
        } as const;
        const { file } = await addContact(server, scope, childId, contact);
        waiting = file.changes[0]?.id;
      },
    };
    const accept: Deed = {
      at: at(14, `08:${minute}`),
      by: () => cast.staff(DIRECTOR),
      act: async (scope) => {
        if (waiting !== undefined) await answerChange(server, scope, waiting, { isAccepted: true, reason: null });
      },
    };
    const diet = DIETS[place];
    const propose: Deed = {
      at: at(1, `21:${minute}`),
      by,
      act: (scope) =>
        diet === undefined
          ? sayCustody(server, scope, id(), { note: 'Every other weekend with her father, from Friday at 5 pm.' })
          : editDetails(server, scope, id(), { diet }),
    };
    return place <= DIETS.length ? [say, accept, propose] : [say, accept];
  });
}
