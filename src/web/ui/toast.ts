export type ToastVariant = 'plain' | 'success' | 'error';

export type ToastContent = {
  title: string;
  description?: string;
  variant?: ToastVariant;
  action?: { label: string; onSelect(): void };
  /** Milliseconds on screen, 5000 unless told. */
  duration?: number;
};

export type ShownToast = ToastContent & { id: number };

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a notice; the one that was there gives way, since at most one is shown at a time. */
export function toast(content: ToastContent): void {
  lastId += 1;
  set({ ...content, id: lastId });
}

/** Takes the notice away; with an id only when that one is still the one shown. */
export function dismissToast(id?: number): void {
  if (id === undefined || shown?.id === id) set(null);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): ShownToast | null {
  return shown;
}

function set(next: ShownToast | null) {
  shown = next;
  for (const listener of listeners) listener();
}
