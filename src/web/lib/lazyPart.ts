import { lazy } from 'react';
import { answers } from './answers.ts';

const AGAIN_MS = 3_000;

/**
 * A part of a screen whose code comes when it is first shown. While the server is away it is waited for, and no screen fails for it;
 * where the server answers and has no such code, a newer version has replaced it, and the screen says so (ErrorScreen.tsx).
 */
export const lazyPart: typeof lazy = (code) => lazy(() => fetched(code));

const fetched = <Code>(code: () => Promise<Code>): Promise<Code> =>
  code().catch(async () => {
    if (await answers()) return code();
    await new Promise((again) => setTimeout(again, AGAIN_MS));
    return fetched(code);
  });
