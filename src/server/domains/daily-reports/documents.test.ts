import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endGuardianship } from '#server/domains/guardians/commands.ts';
import { MONDAY } from '#testing/attendance.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { photograph } from '#testing/pictures.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { type Family, makeCenter } from '#testing/world.ts';
import { unzipped } from '#testing/zip.ts';

let scene: Scene;
let family: Family;
let other: Family;
let parent: Client;
let reportId: number;
let incidentId: number;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene?.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  family = await scene.newFamily();
  other = await scene.newFamily();
  parent = await scene.parentOf(family);
  reportId = await report({});
  incidentId = await incident({});
});

const about = () => ({ childId: family.childId, date: MONDAY, staffId: scene.world.staff.Nurse });
async function report(more: Record<string, unknown>): Promise<number> {
  const body = { ...about(), meals: '=1+1', naps: '', activities: '', mood: 'happy', notes: '', ...more };
  return (await scene.director.post<{ id: number }>('/api/daily-reports', body)).body.id;
}
async function incident(more: Record<string, unknown>): Promise<number> {
  const body = { ...about(), time: '07:20', description: 'A bump', actionTaken: 'Ice', ...more };
  return (await scene.director.post<{ id: number }>('/api/incidents', body)).body.id;
}
const nameOf = async ({ childId }: Family) =>
  (await scene.rows<{ name: string }>('select first_name as name from child where id = $1', childId))[0]?.name ?? '';
async function bytes(client: Client, path: string): Promise<Buffer> {
  return Buffer.from(await (await client.open(path)).arrayBuffer());
}
const ofReport = (query = '') => `/api/daily-reports/${reportId}/document${query}`;
const ofIncident = (query = '') => `/api/incidents/${incidentId}/document${query}`;

describe('a daily report as a file', () => {
  test('is plain text by default, with all that is in it', async () => {
    const { status, text, headers } = await parent.get(ofReport());
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Daily report .* 2026-03-02\.txt"/);
    expect(headers.get('cache-control')).toBe('no-store');
    for (const part of ['Monday, March 2, 2026', 'Meals:\r\n=1+1', 'Mood:\r\nHappy', 'Naps:\r\n–', 'Nurse Tester']) {
      expect(text).toContain(part);
    }
  });

  test('writes days to staff as they chose, to parents in words', async () => {
    expect((await scene.director.get(ofReport())).text).toContain('Monday, 03/02/2026');
    await scene.director.put('/api/preferences', { dateFormat: 'YYYY-MM-DD' });
    const { text } = await scene.director.get(ofReport());
    expect(text).toContain('Monday, 2026-03-02');
    expect(text).toMatch(/Written on:\r\n2026-03-02, \d/);
    expect((await scene.director.get(ofIncident())).text).toContain('Monday, 2026-03-02');
    expect(pdfText(await bytes(scene.director, ofReport('?format=pdf')))).toContain('Monday, 2026-03-02');
    expect((await parent.get(ofIncident())).text).toContain('Monday, March 2, 2026');
  });

  test('writes times by the clock that its reader chose', async () => {
    const written = async (client: Client, timeFormat: string) => {
      await client.put('/api/preferences', { timeFormat });
      return (await client.get(ofReport())).text.match(/Written on:\r\n(.*)/)?.[1];
    };
    for (const reader of [parent, scene.director]) {
      expect(await written(reader, 'h23')).toMatch(/ (0\d|1\d|2[0-3]):\d\d$/);
      expect(await written(reader, 'h12')).toMatch(/ \d{1,2}:\d\d\s[AP]M$/);
      await reader.put('/api/preferences', { timeFormat: 'language' });
    }
  });

  test('comes in the format the parent prefers, unless they ask for another', async () => {
    await parent.put('/api/preferences', { downloadFormat: 'pdf' });
    expect((await parent.get(ofReport())).headers.get('content-type')).toBe('application/pdf');
    expect((await parent.get(ofReport('?format=txt'))).headers.get('content-type')).toContain('text/plain');
    expect((await scene.director.get(ofReport())).headers.get('content-type')).toContain('text/plain');
    const { status, body } = await parent.get(ofReport('?format=doc'));
    expect([status, body]).toMatchObject([422, { fields: { format: 'Choose txt, pdf or xlsx' } }]);
  });

  test('as a spreadsheet has a row, whose cells are never formulas', async () => {
    const spreadsheet = await bytes(parent, ofReport('?format=xlsx'));
    const { cells, xml } = spreadsheetOf(spreadsheet);
    expect(cells).toEqual(expect.arrayContaining(['Meals', 'Mood', '=1+1', 'Happy']));
    expect(xml).not.toContain('<f>');
    expect(xml.match(/<row /g)).toHaveLength(2);
  });

  test('as a PDF has pages with numbers, and says what it cannot print', async () => {
    reportId = await report({ meals: 'Soup ő 你好 🙂', notes: 'long '.repeat(1900) });
    const pdf = await bytes(parent, ofReport('?format=pdf'));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const text = pdfText(pdf);
    expect(text).toContain('Soup ő [?] [?]');
    expect(text).toContain('stand as [?]');
    expect(text).toMatch(/Page 2 of \d/);
    expect((await parent.get(ofReport('?format=txt'))).text).toContain('Soup ő 你好 🙂');
  });

  test.each(['Zoë Łukasz', 'Ελένη Παπαδοπούλου', 'Иван Петров', 'Nguyễn Hồng', 'Gülşen İnönü'])(
    'as a PDF writes %s as it is, in an embedded font',
    async (name) => {
      reportId = await report({ notes: `${name} played` });
      const pdf = await bytes(parent, ofReport('?format=pdf'));
      expect(pdfText(pdf)).toContain(`${name} played`);
      expect(pdf.includes('/FontFile2')).toBe(true);
    },
  );

  test('as a PDF embeds no font where the built-in ones suffice, and carries the logo', async () => {
    reportId = await report({ notes: 'Zoë “slept” – 1 234,00 €' });
    const before = await bytes(parent, ofReport('?format=pdf'));
    expect(pdfText(before)).toContain('Zoë');
    expect([before.includes('/FontFile2'), before.includes('/Subtype /Image')]).toEqual([false, false]);
    const { body } = await scene.director.upload<{ filePath: string }>('/api/uploads', await photograph(), 'logo.jpg');
    await scene.director.put('/api/center/logo', { filePath: body.filePath });
    for (const path of [ofReport('?format=pdf'), ofIncident('?format=pdf')]) {
      expect((await bytes(parent, path)).includes('/Subtype /Image')).toBe(true);
    }
    await scene.director.put('/api/center/logo', { filePath: null });
  });

  test('never names another child, whoever makes it, and names its own', async () => {
    const name = await nameOf(other);
    reportId = await report({ notes: `${name} and ${await nameOf(family)} shared` });
    for (const client of [parent, scene.director]) {
      for (const text of [
        (await client.get(ofReport('?format=txt'))).text,
        spreadsheetOf(await bytes(client, ofReport('?format=xlsx'))).cells.join(),
        pdfText(await bytes(client, ofReport('?format=pdf'))).replaceAll('\n', ' '),
      ]) {
        expect(text).toContain(`another child and ${await nameOf(family)} shared`);
        expect(text).not.toContain(name);
      }
    }
  });

  test('several come as one, oldest first, of the days asked for', async () => {
    await report({ date: '2026-02-20', meals: 'Rice' });
    const range = (query: string) => parent.get(`/api/parent/daily-reports/document?${query}`);
    const { text } = await range('');
    expect(text.indexOf('Rice')).toBeLessThan(text.indexOf('=1+1'));
    expect((await range('from=2026-02-19&to=2026-02-21')).text).not.toContain('=1+1');
    expect((await range('from=2026-01-01&to=2026-01-02')).status).toBe(404);
    expect(await range('from=2026-03-02&to=2026-03-01')).toMatchObject({ status: 422 });
    expect((await range(`childId=${other.childId}`)).status).toBe(404);
    expect((await range('format=doc')).status).toBe(422);
  });
});

describe('an incident as a file', () => {
  test('says what happened, what was done, and who was told; taking it counts as seeing it', async () => {
    await parent.post(`/api/parent/incidents/${incidentId}/acknowledge`, { signature: 'Gina G.' });
    const second = await incident({ description: 'A scratch' });
    const { text } = await parent.get(ofIncident());
    for (const part of ['A bump', 'Ice', 'Time:\r\n7:20', 'Nurse Tester', `Guardian ${family.marker}`, '“Gina G.”']) {
      expect(text.replaceAll('\u202F', ' ')).toContain(part);
    }
    const untold = `/api/incidents/${second}/document`;
    expect((await scene.director.get(untold)).text).toContain('Family told:\r\nNot yet');
    expect((await parent.get(untold)).text).toContain(`Family told:\r\nBy Guardian ${family.marker}`);
    const seen = await scene.rows('select from incident_receipt where incident_id = $1', second);
    expect(seen).toHaveLength(1);
  });

  test('of several days marks each of them seen, and every download is audited', async () => {
    const { status, text } = await parent.get('/api/parent/incidents/document');
    expect([status, text.includes('A bump')]).toEqual([200, true]);
    const told = await scene.rows('select from incident where id = $1 and parent_notified_at is not null', incidentId);
    expect(told).toHaveLength(1);
    await scene.director.get(ofIncident());
    const audited = await scene.rows(
      `select from audit where action = 'download incident' and $1 = any (entity_ids)`,
      incidentId,
    );
    expect(audited).toHaveLength(2);
  });
});

test('is not there for whoever may not read it', async () => {
  const stranger = await scene.parentOf(other);
  const elsewhere = await makeCenter(scene.larkhouse, {});
  const director = await signedIn(scene.larkhouse, 'staff', {
    centerId: elsewhere.centerId,
    accountId: elsewhere.staff.Director,
  });
  const support = await scene.as('Support Staff');
  for (const path of [ofReport(), ofIncident()]) {
    expect((await stranger.get(path)).status, path).toBe(404);
    expect((await director.get(path)).status, path).toBe(404);
    expect((await support.get(path)).status, path).toBe(403);
    expect((await (await scene.as('Nurse')).get(path)).status, path).toBe(200);
  }
  expect(await scene.rows('select from incident_receipt where incident_id = $1', incidentId)).toEqual([]);
  await scene.inCenter((scope) => endGuardianship(scope, family.guardianId, family.childId));
  for (const path of [ofReport(), ofIncident(), '/api/parent/daily-reports/document']) {
    expect((await parent.get(path)).status, path).toBe(404);
  }
});

/** The texts of a spreadsheet's cells, and its XML, out of the zip file it is. */
function spreadsheetOf(zip: Buffer) {
  const files = unzipped(zip);
  const textOf = (name: string) => files.get(name)?.toString() ?? '';
  const xml = textOf('xl/worksheets/sheet1.xml');
  const cells = [...(textOf('xl/sharedStrings.xml') || xml).matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
    ([, text = '']) => text,
  );
  return { cells, xml };
}
