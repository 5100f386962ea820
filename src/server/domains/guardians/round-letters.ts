import type { Scope } from '#server/db/scope.ts';
import type { FileAnswer } from '#server/http/files.ts';
import { printedLogo } from '#server/kernel/center/logo.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import type { PrintedLetter } from '#server/kernel/documents/printed-letters.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { qrOf } from '#server/kernel/qr.ts';
import type { Server } from '#server/server.ts';
import { type InvitationRow, invitationsOfRound } from './invitation-queries.ts';
import { codeOf, invitationLink } from './invitations.ts';
import { invitationWords } from './letters.ts';
import { roundRow } from './round-queries.ts';
import { noSuchRound } from './rounds.ts';
import { isToPrint } from './rules.ts';

/** Reads what is printed for each guardian of a round whom no mail reaches, in the language that was chosen for them. */
export async function readLetters(server: Server, scope: Scope, id: number) {
  const { language } = orRefuse(await scope.maybe(roundRow(id, scope.now)), noSuchRound());
  const rows = (await scope.all(invitationsOfRound(id))).filter((row) => isToPrint(row, scope.now));
  if (rows.length === 0) throw notFound('There is no letter to print');
  const center = await nameOfCenter(scope);
  const letters: PrintedLetter[] = [];
  for (const row of rows) letters.push(await letterTo(server, scope, row, center));
  return { language, center, letters, logo: await printedLogo(server.files, scope) };
}

/** The letters of a round as one file, a page for each. */
export async function printLetters({ logo, ...letters }: Awaited<ReturnType<typeof readLetters>>): Promise<FileAnswer> {
  const { writePrintedLetters } = await import('#server/kernel/documents/printed-letters.ts');
  const content = await writePrintedLetters(letters, logo);
  const name = `${translate(letters.language, 'Invitation letters')}.pdf`;
  return { name, type: 'application/pdf', inline: true, content };
}

async function letterTo(server: Server, scope: Scope, row: InvitationRow, center: string): Promise<PrintedLetter> {
  const { language, expiresAt } = row;
  const link = invitationLink(server, codeOf(server, row));
  const { greeting, paragraphs } = invitationWords(row, { center, expiresAt, now: scope.now });
  return {
    to: [row.parentName, row.childName].filter((line) => line !== null),
    greeting,
    paragraphs: [
      ...paragraphs,
      translate(language, 'Point the camera of your phone at the square, or type this address into a browser:'),
    ],
    link,
    qr: await qrOf(link),
  };
}
