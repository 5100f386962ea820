import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_MS = 10_000;
/** Whoever works less than this part of the time is at rest. */
const AT_REST = 0.1;
/** So much more than last time is worth the pause, which is 120 to 210 ms on a usual machine. */
const WORTH_BYTES = 12 * 1024 * 1024;
/** Whoever has worked less than this part of the time for so many looks will hardly be kept waiting, and gives back less, too. */
const ASLEEP = { below: 0.02, looks: 6, worthBytes: 3 * 1024 * 1024 };

/**
 * Gives back what a busy time took, once it is over: V8 keeps it until it comes by enough new garbage, which at night can take
 * hours. Looks every ten seconds from now on.
 */
export function giveMemoryBack(): void {
  const collect = collector();
  let seen = performance.eventLoopUtilization();
  let kept = 0;
  let quietLooks = 0;
  const look = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, seen);
    seen = now;
    quietLooks = utilization < ASLEEP.below ? quietLooks + 1 : 0;
    const worth = quietLooks >= ASLEEP.looks ? ASLEEP.worthBytes : WORTH_BYTES;
    if (utilization > AT_REST || process.memoryUsage.rss() < kept + worth) return;
    collect();
    kept = process.memoryUsage.rss();
    quietLooks = 0;
  };
  setInterval(look, LOOK_MS).unref();
}

/** V8's own, which Node hands out to those who ask by a flag. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: (how: object) => void = runInNewContext('gc');
  // A usual collection keeps the emptied pages for what comes next.
  return () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
