import { signedIn } from '#testing/client.ts';
import type { TestLarkhouse } from '#testing/larkhouse.ts';
import { photograph } from '#testing/pictures.ts';
import type { House } from './house.ts';

type PhotoFields = {
  title: string;
  description?: string;
  tags?: string[];
  childIds?: number[];
  width?: number;
  height?: number;
};

/** Photos that the director posts, one after the other; the last one is the newest. */
export async function postPhotos(larkhouse: TestLarkhouse, house: House, ...photos: PhotoFields[]): Promise<number[]> {
  const director = await signedIn(larkhouse, 'staff', house.as('Director'));
  const ids: number[] = [];
  for (const { width = 1200, height = 800, ...words } of photos) {
    const bytes = await photograph({ width, height, hue: 40 + ids.length * 90 });
    const { body } = await director.upload<{ filePath: string; fileName: string }>('/api/uploads', bytes, 'photo.jpg');
    const { fileName, filePath } = body;
    const photo = { description: '', ...words, fileName, filePath, fileSize: bytes.length, isVisible: true };
    ids.push((await director.post<{ id: number }>('/api/gallery', photo)).body.id);
  }
  return ids;
}
