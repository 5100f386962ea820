import { useCallback, useLayoutEffect, useState } from 'react';

type Tell<Part> = (part: Part, isUnsaved: boolean) => void;

/** Which parts of a screen have edits that are not saved, for `AskBeforeLeaving`; each part tells by `useTellUnsaved`. */
export function useUnsavedParts<Part>(): { unsaved: readonly Part[]; tell: Tell<Part> } {
  const [unsaved, setUnsaved] = useState<readonly Part[]>([]);
  const tell = useCallback(
    (part: Part, isUnsaved: boolean) =>
      setUnsaved((before) => {
        if (before.includes(part) === isUnsaved) return before;
        return isUnsaved ? [...before, part] : before.filter((other) => other !== part);
      }),
    [],
  );
  return { unsaved, tell };
}

/**
 * Tells the screen in the very commit that shows the edit. Told by an ordinary effect, the screen would know a moment
 * after 'Save' can be pressed, and who leaves within that moment would lose the edit unasked.
 */
export function useTellUnsaved<Part>(part: Part, isUnsaved: boolean, tell: Tell<Part>): void {
  useLayoutEffect(() => tell(part, isUnsaved), [part, isUnsaved, tell]);
}
