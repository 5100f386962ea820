import { CameraFailure, problemOf } from './failure.ts';

/** What is known of a camera's password, kept where every process sees it. */
export interface PasswordMemory {
  mayTry(): Promise<boolean>;
  keepFailure(): Promise<void>;
}

/** Stands before every use of a stored camera's password, whoever asks: cameras lock accounts after wrong ones. */
export interface PasswordGate {
  /** Sends the password, when none that was refused lately says otherwise; throws CameraFailure. */
  try<T>(send: () => Promise<T>): Promise<T>;
  /** Keeps that the camera has refused the password. */
  refused(): Promise<void>;
}

/** The gates of one process: a camera's password is out only once at a time, so that all learn from the first refusal. */
export class PasswordGates {
  readonly #turns = new Map<string, Promise<unknown>>();

  /** @param name tells a camera and its sign-in from all others */
  of(name: string, memory: PasswordMemory): PasswordGate {
    return {
      try: (send) =>
        this.#queued(name, async () => {
          if (!(await memory.mayTry())) throw new CameraFailure('wrong-password');
          try {
            return await send();
          } catch (error) {
            if (problemOf(error) === 'wrong-password') await memory.keepFailure();
            throw error;
          }
        }),
      refused: () => memory.keepFailure(),
    };
  }

  async #queued<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#turns.get(name);
    const mine = (async () => {
      await before?.catch(() => null);
      return work();
    })();
    this.#turns.set(name, mine);
    try {
      return await mine;
    } finally {
      if (this.#turns.get(name) === mine) this.#turns.delete(name);
    }
  }
}

/** Sends a password through its camera's gate; a camera that isn't stored has none. */
export const throughGate = <T>(gate: PasswordGate | undefined, send: () => Promise<T>): Promise<T> =>
  gate ? gate.try(send) : send();
