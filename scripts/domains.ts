import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#server/root.ts';
import { indexes } from './domains/indexes.ts';

for (const [file, text] of indexes(ROOT)) writeFileSync(path.join(ROOT, file), text);
