import { writeFile } from 'node:fs/promises';
import { catalogueSource } from '#testing/web-texts.ts';

// Writes src/web/locales/english.ts, from which the keys of texts are known; run it after adding or removing a file of texts.
const root = new URL('..', import.meta.url);
await writeFile(new URL('src/web/locales/english.ts', root), catalogueSource(root.pathname));
