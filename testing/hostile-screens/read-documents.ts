import { expect } from 'vitest';
import { type Asked, DOCUMENTS, LISTS } from './documents.ts';
import { type Read, readCsv, readDocument } from './harmless.ts';
import { type Looking, listened } from './looks.ts';

export interface Found {
  readonly documents: number;
  readonly pages: number;
  readonly defused: number;
  readonly dangers: readonly string[];
}

/** Reads every document and list, and opens the pages of archives; each route has to answer at least one with content. */
export async function readDocuments(looking: Looking): Promise<Found> {
  const { stage, seen, marks, executions } = looking;
  const { origin } = stage.larkhouse;
  const page = await (await listened(looking)).newPage();
  const found = { documents: 0, pages: 0, defused: 0, dangers: [] as string[] };
  const take = async (place: string, { words, pages, defused, dangers }: Read) => {
    found.documents += 1;
    found.defused += defused;
    found.dangers.push(...dangers.map((danger) => `${danger} in ${place}`));
    for (const text of words) seen.read(text, place, marks);
    for (const content of pages) {
      found.pages += 1;
      await page.setContent(content);
      await seen.look(page, place, { marks, executions, origin });
    }
  };
  const cookies = new Map<Asked['who'], string>();
  for (const who of ['Director', 'own parent'] as const) cookies.set(who, (await stage.clientOf(who)).cookie);
  for (const [route, ask] of Object.entries({ ...DOCUMENTS, ...LISTS })) {
    let full = 0;
    const refused: string[] = [];
    for (const { who, path } of await ask(stage)) {
      const answer = await fetch(origin + path, { headers: { cookie: cookies.get(who) ?? '' } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      // Of an account or an invoice of nothing there is no document.
      expect([200, 404, 409, 422], `${path}: ${bytes.toString().slice(0, 200)}`).toContain(answer.status);
      if (answer.status !== 200 || bytes.length === 0) {
        refused.push(`${answer.status} ${bytes.toString().slice(0, 200)}`);
        continue;
      }
      full += 1;
      const type = answer.headers.get('content-type') ?? '';
      const isList = route in LISTS;
      const read = isList
        ? readCsv((JSON.parse(bytes.toString()) as { csv: string }).csv)
        : readDocument(type, bytes, origin);
      await take(`${who} ${route}`, read);
    }
    expect(full, `${route} answered no document: ${refused.join()}`).toBeGreaterThan(0);
  }
  await page.context().close();
  return found;
}
