import { type ComponentType, lazy } from 'react';
import { answers } from './answers.ts';

const AGAIN_MS = 3_000;

/**
 * A part of a screen whose code comes when it is first shown. While the server is away it is waited for, and no screen fails for it;
 * where the server answers and has no such code, a newer version has replaced it, and the screen says so (ErrorScreen.tsx).
 */
// biome-ignore lint/suspicious/noExplicitAny: as React types it; what the part takes is kept in `Part`
export function lazyPart<Part extends ComponentType<any>>(code: () => Promise<{ default: Part }>) {
  const fetched = (): ReturnType<typeof code> =>
    code().catch(async () => {
      if (await answers()) return code();
      await new Promise((again) => setTimeout(again, AGAIN_MS));
      return fetched();
    });
  return lazy(fetched);
}
