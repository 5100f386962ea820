import path from 'node:path';
import { inject } from 'vitest';

/**
 * The variables that whatever a test starts from our sources gets beside its own. What it compiles is kept for all of the run.
 */
export const HERE: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  TZ: process.env.TZ,
  NODE_COMPILE_CACHE: path.join(inject('installed'), 'compiled'),
};
