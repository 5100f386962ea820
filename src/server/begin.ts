/**
 * How glibc keeps memory for the server: in one place instead of one for each thread, and large pieces given back as soon as they
 * are free. It reads this before anything runs.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' };
/** Garbage may add six tenths to the heap before it is collected, not quadruple it. */
const GROWTH = '--heap-growing-percent=60';
/**
 * V8 13.6 now and then ends the process when it compiles anew what WebAssembly calls often, as Node's `fetch` does ('Check failed:
 * jit_page.has_value()', from Runtime_TierUpWasmToJSWrapper): it keeps what it compiled first.
 */
const FETCH = '--wasm-wrapper-tiering-budget=2147483647';

// The program begins once more in its own place, with the same process id; what an operator has set of this stays.
if (process.platform === 'linux' && !process.execArgv.includes(GROWTH)) {
  const args = [process.execPath, GROWTH, FETCH, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, { ...ALLOCATOR, ...process.env });
}
// What the server starts keeps memory as it likes.
for (const name of Object.keys(ALLOCATOR)) delete process.env[name];

await import('./main.ts');

export {};
