import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

export type FileKind = 'image' | 'document';
export interface Recognised {
  readonly kind: FileKind;
  readonly type: string;
  readonly extension: string;
}

const IMAGES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);
const DOCUMENTS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};
/** Word's and Excel's older files share one container: their name says which. */
const OLD_OFFICE: Readonly<Record<string, string>> = { doc: 'application/msword', xls: 'application/vnd.ms-excel' };
const PDF_BEGINS = '%PDF-';

/**
 * What a file is by its content, whatever it calls itself; null for what Larkhouse doesn't take. The name decides only
 * between kinds of one container.
 */
export async function recognise(file: string, fileName: string): Promise<Recognised | null> {
  const found = await fileTypeFromFile(file);
  if (!found) return null;
  const { mime, ext } = found;
  if (IMAGES.has(mime)) return { kind: 'image', type: mime, extension: ext };
  if (mime === 'application/x-cfb') {
    const extension = /\.(doc|xls)$/i.exec(fileName)?.[1]?.toLowerCase();
    const type = extension && OLD_OFFICE[extension];
    return extension && type ? { kind: 'document', type, extension } : null;
  }
  const extension = DOCUMENTS[mime];
  if (!extension || (extension === 'pdf' && !(await begins(file, PDF_BEGINS)))) return null;
  return { kind: 'document', type: mime, extension };
}

async function begins(file: string, text: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(text.length), 0, text.length, 0);
    return buffer.toString('latin1') === text;
  } finally {
    await handle.close();
  }
}
