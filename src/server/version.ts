import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Of this Larkhouse, as package.json says. */
export const { version } = createRequire(join(ROOT, 'package.json'))('./package.json') as { version: string };
