/** How long the server's answer is waited for. */
const ANSWER_MS = 2_000;

/** Whether the server is there. */
export const answers = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Calls the listener when the server, which was away, is back; never where it was there all the time.
 * @param wasAway it is known to have been away already
 * @returns how to end the waiting
 */
export function whenBack(listener: () => void, wasAway: boolean): () => void {
  const timer = setInterval(async () => {
    if (!(await answers())) wasAway = true;
    else if (wasAway) listener();
  }, 3_000);
  return () => clearInterval(timer);
}
