import { randomUUID } from 'node:crypto';
import { addContact, sayCustody, sayInsurance } from '#server/domains/child-file/commands.ts';
import { fileOf } from '#server/domains/child-file/read.ts';
import { asGuardian } from '../day.ts';
import { familyOf, type Stage } from './actors.ts';
import { here } from './fresh.ts';

// What stands in the file of the first family's child, for rows that need it.

export const DOCTOR = {
  kind: 'doctor',
  name: 'Dr. Ada Brill',
  relationship: 'Pediatrician',
  phoneNumber: '555 010 7733',
  address: '4 Well Lane',
  note: 'Closed on Fridays',
} as const;
export const NEIGHBOR = {
  kind: 'emergency',
  name: 'Ned Newman',
  relationship: 'Neighbor',
  phoneNumber: '555 010 7744',
  address: null,
  note: null,
} as const;
export const INSURANCE = {
  insurer: 'Sunrise Health',
  memberNumber: 'SH 12 345',
  groupNumber: 'G 7',
  holder: 'Ned Newman',
  phoneNumber: '555 010 7755',
};

export const ownFile = ({ here: world }: Stage) => ({ params: { id: familyOf(world, 0).childId } });

/** A doctor in the file; one is enough. */
export async function contact(stage: Stage) {
  const { params } = ownFile(stage);
  const { server } = stage.larkhouse;
  const doctors = await here(stage, async (scope) => {
    const { contacts } = await fileOf(server, scope, params.id);
    const known = contacts.filter(({ kind }) => kind === 'doctor');
    return known.length > 0 ? known : (await addContact(server, scope, params.id, DOCTOR)).file.contacts;
  });
  return { params: { ...params, contactId: doctors.find(({ kind }) => kind === 'doctor')?.id ?? 0 } };
}

/** What the guardian of the first family says of custody, and nobody has answered; returns the id of the change. */
export async function proposedCustody(stage: Stage): Promise<number> {
  const family = familyOf(stage.here, 0);
  const note = `Every other week with her father (order ${randomUUID()})`;
  const { file } = await here(stage, (scope) =>
    sayCustody(stage.larkhouse.server, asGuardian(scope, family), family.childId, { note }),
  );
  return file.changes[0]?.id ?? 0;
}

/** A file that says something of the insurance. */
export async function insured(stage: Stage) {
  const { params } = ownFile(stage);
  const { server } = stage.larkhouse;
  await here(stage, (scope) => sayInsurance(server, scope, params.id, { insurance: INSURANCE }));
  return { params };
}
