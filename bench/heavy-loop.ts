import { processGivesWay } from '#server/kernel/work/give-way.ts';

/** More than the caches that a processor has to itself. */
const BYTES = 64 * 1024 * 1024;
const ones = new Float64Array(BYTES / Float64Array.BYTES_PER_ELEMENT).fill(1);

/** Reads all of it, as no zero is there to be found, and again for as long as somebody listens. */
function read(): void {
  ones.includes(0);
  setImmediate(read);
}

// A process of its own, for `heavy.ts` to hold heavy work against: it does nothing but read memory where such work runs.
processGivesWay(process.pid);
process.on('disconnect', () => process.exit());
process.send?.('begun');
read();
