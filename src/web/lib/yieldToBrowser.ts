/** Not in Safari, and without `yield` in the oldest browsers that we serve. */
const { scheduler }: { scheduler?: Partial<Scheduler> } = globalThis;

/** Goes on in a task of its own, so that the browser can draw and answer a tap in between; where it can't, at once. */
export const yieldToBrowser = async (): Promise<void> => scheduler?.yield?.();
