import path from 'node:path';

/** What a store is told of a file that is put back; rows know better, and what is served says what they say. */
export const typeOf = (key: string): string =>
  ({ '.jpg': 'image/jpeg', '.webp': 'image/webp' })[path.extname(key)] ?? 'application/octet-stream';
