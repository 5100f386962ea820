import { createContext, type ReactNode, useContext } from 'react';
import { callOnce, type ReplyOf } from '#web/lib/api.ts';

export type GivenFile = ReplyOf<'POST /api/parent/form-requests/:id/files'>;

/** Where the files of a form lie, and how one is given; null: nobody fills it in, as in a preview. */
interface Files {
  give: ((key: string, filePath: string) => Promise<GivenFile>) | null;
  hrefOf(fileId: number): string;
}
const FilesOfForm = createContext<Files | null>(null);
export const useFormFiles = () => useContext(FilesOfForm);

/** Around the blocks of a form that a guardian fills in or reads. */
export function OwnFormFiles({ requestId, children }: { requestId: number; children: ReactNode }) {
  const files: Files = {
    give: (key, filePath) =>
      callOnce('POST /api/parent/form-requests/:id/files', { params: { id: requestId }, body: { key, filePath } }, []),
    hrefOf: (fileId) => `/api/parent/form-requests/${requestId}/files/${fileId}`,
  };
  return <FilesOfForm value={files}>{children}</FilesOfForm>;
}

/** Around the blocks of a form that staff read as it was signed. */
export function SignedFormFiles({ requestId, children }: { requestId: number; children: ReactNode }) {
  const files: Files = { give: null, hrefOf: (fileId) => `/api/form-requests/${requestId}/files/${fileId}` };
  return <FilesOfForm value={files}>{children}</FilesOfForm>;
}

/** A file as an answer names it; null where there is none. */
export const fileIn = (value: unknown): { id: number; name: string } | null =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' && 'name' in value
    ? { id: value.id, name: String(value.name) }
    : null;
