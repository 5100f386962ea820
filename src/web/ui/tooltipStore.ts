export type ShownTooltip = { label: string; side: 'top' | 'bottom'; anchor: HTMLElement };

const DELAY_MS = 700;
/** Within this time after one has gone, the next comes without delay. */
const SKIP_DELAY_MS = 300;
/** Leaves the pointer time to travel onto the tooltip itself, which then stays. */
const GRACE_MS = 120;

let shown: ShownTooltip | null = null;
let goneAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function showTooltipSoon(tooltip: ShownTooltip): void {
  const skips = shown !== null || performance.now() - goneAt < SKIP_DELAY_MS;
  if (skips) showTooltip(tooltip);
  else after(DELAY_MS, () => set(tooltip));
}

export function showTooltip(tooltip: ShownTooltip): void {
  clearTimeout(timer);
  set(tooltip);
}

export function keepTooltip(): void {
  clearTimeout(timer);
}

export function hideTooltipSoon(): void {
  after(GRACE_MS, () => set(null));
}

export function hideTooltip(): void {
  clearTimeout(timer);
  set(null);
}

export function subscribeToTooltip(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentTooltip(): ShownTooltip | null {
  return shown;
}

function after(delay: number, act: () => void) {
  clearTimeout(timer);
  timer = setTimeout(act, delay);
}

function set(wished: ShownTooltip | null) {
  const next = wished && canBeShown(wished) ? wished : null;
  if (next === shown) return;
  if (!next) goneAt = performance.now();
  shown = next;
  for (const listener of listeners) listener();
}

/** Not for what has left the page; over a menu that its button has opened, a tooltip would lie on the menu's items. */
const canBeShown = ({ anchor }: ShownTooltip): boolean => anchor.isConnected && anchor.ariaExpanded !== 'true';
