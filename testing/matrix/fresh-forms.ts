import { FormBody } from '#contract/forms-blocks.ts';
import { addForm, publishForm } from '#server/domains/forms/commands.ts';
import { keepDraft, signForm } from '#server/domains/forms/family-commands.ts';
import { answerLine } from '#server/domains/forms/packet.ts';
import { sendForm } from '#server/domains/forms/request-commands.ts';
import { asGuardian } from '../day.ts';
import { pdf } from '../pictures.ts';
import type { Family } from '../world.ts';
import { familyOf, type Stage } from './actors.ts';
import { family, here } from './fresh.ts';

// Forms, for rows that need one of their own.

/** A short one, as a center would send it. */
export const PERMISSION = {
  title: { en: 'Walks', de: 'Spaziergänge' },
  intro: { en: 'Please tell us about walks around the block.' },
  blocks: [
    {
      kind: 'choice',
      key: 'may-walk',
      label: { en: 'May your child come along?', de: 'Darf Ihr Kind mitkommen?' },
      isRequired: true,
      options: [
        { key: 'yes', label: { en: 'Yes', de: 'Ja' } },
        { key: 'no', label: { en: 'No', de: 'Nein' } },
      ],
    },
    {
      kind: 'condition',
      when: 'may-walk',
      isAnyOf: ['yes'],
      blocks: [{ kind: 'text', key: 'shoes', label: { en: 'Where are the rubber boots?' }, isRequired: true }],
    },
    { kind: 'signature', label: { en: 'Signature' }, text: { en: 'I mean what I wrote.', de: 'Das ist so gemeint.' } },
  ],
} as const;
/** With what is left out said. */
export const permission = (): FormBody => FormBody.parse(PERMISSION);

/** A form of the first center that nobody has published. */
export async function form(stage: Stage) {
  const { id } = await here(stage, (scope) => addForm(scope, permission()));
  return { params: { id } };
}
/** One that is published, and that version. */
export async function publishedForm(stage: Stage) {
  const { params } = await form(stage);
  const { versions } = await here(stage, (scope) => publishForm(scope, params.id, undefined));
  return { params: { ...params, versionId: versions[0]?.id ?? 0 } };
}

/** A form that is about to be sent to the guardians of a new child. */
export async function sending(stage: Stage) {
  const { params } = await publishedForm(stage);
  const { childId } = await family(stage);
  return { body: { formId: params.id, childIds: [childId], dueOn: '2026-04-01', mustSign: 'all' as const } };
}

const sentTo = async (stage: Stage, { childId }: Pick<Family, 'childId'>): Promise<number> => {
  const { body } = await sending(stage);
  const [sent] = await here(stage, (scope) => sendForm(scope, { ...body, childIds: [childId] }));
  return sent?.id ?? 0;
};

/** A form that was sent to the guardians of a new child. */
export const sentForm = async (stage: Stage) => ({ params: { id: await sentTo(stage, await family(stage)) } });
/** One that was sent to the guardian of the first family's child. */
export const ownForm = async (stage: Stage) => ({ params: { id: await sentTo(stage, familyOf(stage.here, 0)) } });

export const SIGNING = {
  typedName: 'Ada Newman',
  language: 'de',
  agreesToElectronicForm: true,
  meansToSign: true,
  isFixed: false,
} as const;

/** One whose draft is whole, about to be signed by the guardian of the first family. */
export async function ownSigning(stage: Stage) {
  const { params } = await ownForm(stage);
  return { params, body: { ...SIGNING, version: await answered(stage, familyOf(stage.here, 0), params.id) } };
}

/** A packet of one, about to be signed by that guardian. */
export async function ownPacket(stage: Stage) {
  const { params, body } = await ownSigning(stage);
  const { isFixed, version, ...ceremony } = body;
  return { body: { ...ceremony, requests: [{ id: params.id, isFixed, version }] } };
}

/** A form that the guardian of a new child has signed. */
export const signedForm = async (stage: Stage) => signedBy(stage, await family(stage));
/** One that the guardian of the first family has signed. */
export const ownSignedForm = (stage: Stage) => signedBy(stage, familyOf(stage.here, 0));

/** One that asks for a file, sent to the guardian of the first family. */
async function askingFile(stage: Stage): Promise<number> {
  const card = { kind: 'file', key: 'card', label: { en: 'Immunization card' } };
  const body = FormBody.parse({ ...PERMISSION, blocks: [card, PERMISSION.blocks[2]] });
  const { id } = await here(stage, (scope) => addForm(scope, body));
  await here(stage, (scope) => publishForm(scope, id, undefined));
  const { childId } = familyOf(stage.here, 0);
  const asked = { formId: id, childIds: [childId], dueOn: '2026-04-01', mustSign: 'one' as const };
  const [sent] = await here(stage, (scope) => sendForm(scope, asked));
  return sent?.id ?? 0;
}

/** A file that the guardian of the first family is about to give. */
export async function givingFile(stage: Stage) {
  const id = await askingFile(stage);
  const parent = await stage.clientOf('own parent');
  const { body } = await parent.upload<{ filePath: string }>('/api/uploads', pdf(), 'card.pdf');
  return { params: { id }, body: { key: 'card', filePath: body.filePath } };
}
/** One that they gave. */
export async function ownFile(stage: Stage) {
  const { params, body } = await givingFile(stage);
  const parent = await stage.clientOf('own parent');
  const given = await parent.post<{ id: number }>(`/api/parent/form-requests/${params.id}/files`, body);
  return { params: { ...params, fileId: given.body.id } };
}
/** One that they signed with. */
export async function signedFile(stage: Stage) {
  const { params } = await ownFile(stage);
  const parent = await stage.clientOf('own parent');
  const path = `/api/parent/form-requests/${params.id}`;
  const answers = { card: { id: params.fileId } };
  const { version } = (await parent.put<{ version: number }>(`${path}/draft`, { answers })).body;
  await parent.post(`${path}/sign`, { ...SIGNING, version });
  return { params };
}

/** A form that somebody signed, about to be renewed. */
export async function renewing(stage: Stage) {
  const { params } = await signedForm(stage);
  const director = await stage.clientOf('Director');
  const sent = (await director.get<{ id: number; formId: number }[]>('/api/form-requests')).body;
  const formId = sent.find(({ id }) => id === params.id)?.formId ?? 0;
  return { params: { id: formId }, body: { dueOn: '2026-04-01' } };
}

/** A line of the packet that a form is about to answer. */
export async function packetLine(stage: Stage) {
  const { params } = await publishedForm(stage);
  return { params: { line: 'neutral-enrollment' }, body: { formId: params.id } };
}
/** A packet that is about to be sent to the guardians of a new child. */
export async function packet(stage: Stage) {
  const { body } = await packetLine(stage);
  await here(stage, (scope) => answerLine(scope, 'neutral-enrollment', body.formId));
  const { childId } = await family(stage);
  return { body: { childIds: [childId], dueOn: '2026-04-01', mustSign: 'one' as const } };
}

async function signedBy(stage: Stage, child: Family) {
  const id = await sentTo(stage, child);
  const version = await answered(stage, child, id);
  const { server } = stage.larkhouse;
  await here(stage, (scope) => signForm(server, asGuardian(scope, child), id, { ...SIGNING, version }));
  return { params: { id } };
}

/** The guardian answers; returns the version of their draft. */
const answered = (stage: Stage, guardian: Family, id: number): Promise<number> =>
  here(stage, async (scope) => {
    const answers = { 'may-walk': 'yes', shoes: 'In the hall' };
    const { version } = await keepDraft(stage.larkhouse.server, asGuardian(scope, guardian), id, { answers });
    return version;
  });
