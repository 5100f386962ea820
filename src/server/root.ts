import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of package.json; found from the sources and from the built server alike. */
export const ROOT = above(import.meta.dirname);

function above(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : above(dirname(folder));
}
