/** Whether this process is about to stop: what lasts ends then, and nothing new begins (operations-4). */
export class Drain {
  readonly #listeners = new Set<() => void>();
  #begun = false;

  get begun(): boolean {
    return this.#begun;
  }

  onBegin(listener: () => void): void {
    this.#listeners.add(listener);
  }

  begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    for (const listener of this.#listeners) listener();
  }
}
