/** A longer stretch of work on the main thread makes everybody else wait noticeably. */
export const LONGEST_STRETCH_MS = 50;
/** What was compiled or collected meanwhile, or stolen from a virtual machine, is not in all of so many tries. */
const TRIES = 8;

/**
 * The processor time, in milliseconds, that this thread takes at most at a stretch while `work` runs: from one turn of its
 * event loop to the next, so everything until somebody else has their turn, awaited or not. Processor time, not time on the
 * wall: a busy machine changes nothing.
 */
export async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isRunning = true;
  let began = processorTime();
  const turn = () => {
    longest = Math.max(longest, processorTime() - began);
    if (isRunning) setImmediate(turn);
    began = processorTime();
  };
  const next = setImmediate(turn);
  try {
    await work();
    // The turn in which it ended counts as well.
    await new Promise((done) => setImmediate(done));
  } finally {
    isRunning = false;
    clearImmediate(next);
  }
  return longest;
}

/** What this thread took so far, its own and the system's, in milliseconds. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * The least of what several tries took at most at a stretch. The first of them pays for what is compiled when it is first
 * used, any of them may pay for the collection of garbage; what a call itself costs is in all.
 */
export async function leastStretch(play: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TRIES && least > LONGEST_STRETCH_MS; n += 1) least = Math.min(least, await play());
  return least;
}
