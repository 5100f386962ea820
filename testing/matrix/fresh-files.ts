import { randomUUID } from 'node:crypto';
import { buildArchive } from '#server/domains/archives/jobs.ts';
import { changeLogo } from '#server/domains/center/logo.ts';
import { changePhoto } from '#server/domains/children/photo.ts';
import { postPhoto } from '#server/domains/gallery/commands.ts';
import { runImport } from '#server/domains/imports/jobs.ts';
import { giveTaxDocument } from '#server/domains/tax-documents/commands.ts';
import { pdf, photograph } from '../pictures.ts';
import { familyOf, type Stage } from './actors.ts';
import { here } from './fresh.ts';

// Spreadsheets, pictures and documents, for rows that need one of their own.

/** A spreadsheet as it is uploaded. */
export const spreadsheet = (csv: string, fileName = 'children.csv') => ({
  fileName,
  content: Buffer.from(csv).toString('base64'),
});

/** A child of whom there is no other. */
const newChildren = () => `firstName,lastName,dateOfBirth,room\nKim,Sheet ${randomUUID()},2023-05-01,Toddler Room`;

/** An uploaded spreadsheet of the first center's Director that waits for its answers; returns its id. */
export async function importDraft(stage: Stage): Promise<number> {
  const director = await stage.clientOf('Director');
  return (await director.post<{ id: number }>('/api/imports', spreadsheet(newChildren()))).body.id;
}

/** A spreadsheet that came in without one of its rows; returns its id. */
export async function importDone(stage: Stage): Promise<number> {
  const director = await stage.clientOf('Director');
  const csv = `${newChildren()}\nNobody,,2023-05-01,Toddler Room`;
  const { id } = (await director.post<{ id: number }>('/api/imports', spreadsheet(csv))).body;
  await director.post(`/api/imports/${id}/start`, { wrong: 'leave', changes: true });
  const { larkhouse, here } = stage;
  await runImport({ server: larkhouse.server, centerId: here.centerId, input: { importId: id }, attempt: 1 });
  return id;
}

/** Posted without its file: enough for what isn't about the picture itself. */
export const PHOTO = {
  title: 'Garden day',
  description: 'Planting beans',
  fileName: 'garden.jpg',
  filePath: '/uploads/never-uploaded.jpg',
  fileSize: 1000,
  tags: '["garden"]',
  isVisible: true,
};

/** Another photo of the first center; returns its id. */
export const photo = (stage: Stage): Promise<number> =>
  here(stage, async (scope) => (await postPhoto(scope, { ...PHOTO, tags: ['garden'] })).id);

/** A photo with its file that shows the first family's child alone. */
export async function photoOfOwn(stage: Stage) {
  const file = await uploaded(stage, 'image');
  const childIds = [stage.here.families[0]?.childId ?? 0];
  const { id } = await here(stage, (scope) => postPhoto(scope, { ...PHOTO, ...file, tags: [], childIds }));
  return { params: { id } };
}

/** The first family's child, with a photo. */
export async function childWithPhoto(stage: Stage) {
  const { filePath } = await uploaded(stage, 'image');
  const id = stage.here.families[0]?.childId ?? 0;
  await here(stage, (scope) => changePhoto(scope, id, { filePath }));
  return { params: { id } };
}

/** The first center's logo. */
export async function logo(stage: Stage) {
  const { filePath } = await uploaded(stage, 'image');
  await here(stage, (scope) => changeLogo(scope, { filePath }));
  return {};
}

export const TAX_DOCUMENT = {
  documentType: '1099',
  title: 'Form of 2025',
  description: '',
  fileName: 'form.pdf',
  filePath: '/uploads/never-uploaded.pdf',
  taxYear: 2025,
  parentId: null,
  isGlobal: false,
} as const;

export const taxDocument = (stage: Stage): Promise<number> =>
  here(stage, async (scope) => (await giveTaxDocument(scope, TAX_DOCUMENT)).id);

/** A document with its file for the first family's guardian. */
export async function taxDocumentOfOwn(stage: Stage) {
  const file = await uploaded(stage, 'document');
  const parentId = stage.here.families[0]?.guardianId ?? null;
  const { id } = await here(stage, (scope) => giveTaxDocument(scope, { ...TAX_DOCUMENT, ...file, parentId }));
  return { params: { id } };
}

/** An archive of the first family's child, built for its guardian. */
export async function archiveOfOwn(stage: Stage) {
  const { childId } = familyOf(stage.here, 0);
  const parent = await stage.clientOf('own parent');
  const { body } = await parent.post<{ id: number }>('/api/parent/archives', { childId });
  const { centerId } = stage.here;
  await buildArchive({ server: stage.larkhouse.server, centerId, input: { archiveId: body.id }, attempt: 1 });
  return { params: { id: body.id } };
}

export async function uploaded(stage: Stage, kind: 'image' | 'document') {
  const director = await stage.clientOf('Director');
  const bytes = kind === 'image' ? await photograph({ width: 40, height: 30 }) : pdf();
  const { body } = await director.upload<{ filePath: string; fileName: string }>('/api/uploads', bytes, 'file');
  return { filePath: body.filePath, fileName: body.fileName };
}
