import sharp from 'sharp';

/** A small JPEG as a camera makes it: with the place it was taken at and the camera's number. */
export async function photograph({ width = 1200, height = 800, hue = 30 } = {}): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await sharp({ create: { width, height, channels: 3, background: `hsl(${hue}, 60%, 60%)` } })
    .withExif({
      IFD0: { Make: 'Larkcam', Model: 'SERIAL-4711' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 46/1', GPSLongitudeRef: 'W', GPSLongitude: '74/1 0/1 21/1' },
    })
    .jpeg()
    .toBuffer();
  return Uint8Array.from(picture);
}

/** A picture that is more than 16 kB in any form: every point of it has a color of its own. */
export async function detailed({ width = 320, height = 320 } = {}): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: 'black', noise } });
  return Uint8Array.from(await picture.jpeg().toBuffer());
}

/** The smallest PDF that readers open: one red page. */
export const pdf = (text = 'Hello'): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    Buffer.from(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>endobj\n4 0 obj<</Length 28>>stream\n1 0 0 rg 0 0 200 200 re f    \nendstream endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    ),
  );
