import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileFiles } from '#testing/hostile-files.ts';
import { type Scene, startScene } from '#testing/scene.ts';

interface Taken {
  readonly fileName: string;
  readonly filePath: string;
  readonly kind: 'image' | 'document';
  readonly fields?: Record<string, string>;
}

let scene: Scene;
const files = await hostileFiles();
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

/** What may come out again, and how. */
const SAFE = /^(image\/(jpeg|webp)|application\/(pdf|msword|vnd\.[\w.-]+))$/;

test('there are three hundred', () => {
  expect(files.length).toBeGreaterThanOrEqual(300);
});

describe('a hostile file', () => {
  test.each(files.map((file) => [file.about, file.name.slice(0, 40), file] as const))('%s: %j', async (_, __, file) => {
    const { director } = scene;
    const { status, body } = await director.upload<Taken>('/api/uploads', file.bytes, file.name);
    expect([201, 422]).toContain(status);
    if (status === 422) {
      expect(Object.keys(body.fields ?? {})).toEqual(['file']);
      return;
    }
    // Nothing of its name leads anywhere or hides anything.
    expect(body.filePath).toMatch(/^\/uploads\/[0-9a-f]{32}\.(jpg|pdf|docx?|xlsx?)$/);
    expect(body.fileName).toMatch(/^[^/\\\p{Cc}\u202a-\u202e<>:"|?*]{1,120}$/u);
    const served = body.kind === 'image' ? await asPhoto(body) : await asDocument(body);
    const headers = served.headers;
    expect(headers.get('content-type')).toMatch(SAFE);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const isViewed = headers.get('content-type') === 'application/pdf';
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none';(?!.*(script|object|connect|img))/);
    expect(policy?.includes('sandbox')).toBe(!isViewed);
    expect(headers.get('set-cookie')).toBeNull();
    const type = headers.get('content-type') ?? '';
    if (!/^image|pdf$/.test(type)) expect(headers.get('content-disposition')).toMatch(/^attachment/);
    const text = Buffer.from(await served.bytes()).toString('latin1');
    if (body.kind === 'image') expect(text).not.toMatch(/<script|SERIAL-4711|<html/);
  });
});

async function asPhoto({ filePath, fileName }: Taken): Promise<Response> {
  const { body } = await scene.director.post<{ id: number }>('/api/gallery', { title: 'a', filePath, fileName });
  return scene.director.open(`/api/gallery/${body.id}/original`);
}

async function asDocument({ filePath, fileName }: Taken): Promise<Response> {
  const document = { documentType: 'other', title: 'a', filePath, fileName, taxYear: 2025, isGlobal: true };
  const { body } = await scene.director.post<{ id: number }>('/api/tax-documents', document);
  return scene.director.open(`/api/tax-documents/${body.id}/file`);
}
