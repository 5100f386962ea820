import type { ReactNode } from 'react';
import { answers } from './answers.ts';

const AGAIN_MS = 3_000;

/** A file whose default export is a component. */
export interface PartFile {
  readonly default: (props: never) => ReactNode;
}
export type PropsOf<File extends PartFile> = File['default'] extends (props: infer Props extends object) => ReactNode
  ? Props
  : object;
/** Whoever shows it passes on what it was given, which TypeScript has checked against the file's own. */
type Part = (props: object) => ReactNode;

/** The code of a part of a screen that comes once it is needed, or a little before. */
export function lateCode<File extends PartFile>(load: () => Promise<File>) {
  let here: Part | undefined;
  const keep = (file: File) => {
    here = file.default as Part;
    return { default: here };
  };
  return {
    /** Where it has come already: such a part is shown at once. */
    here: () => here,
    fetch: () => fetched(load).then(keep),
    /** Fetches it before it is asked for; a failure shows when it is. */
    preload: () => void load().then(keep, () => {}),
  };
}

/**
 * While the server is away it is waited for, and no screen fails for it; where the server answers and has no such code, a newer version
 * has replaced it, and the screen says so (ErrorScreen.tsx).
 */
const fetched = <Code>(code: () => Promise<Code>): Promise<Code> =>
  code().catch(async () => {
    if (await answers()) return code();
    await new Promise((again) => setTimeout(again, AGAIN_MS));
    return fetched(code);
  });
