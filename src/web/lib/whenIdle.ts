/** Does something once the browser has nothing more urgent to do, but within two seconds. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 1000);
}
