import type { StaleTopic } from './liveTopics.ts';

/** An echo may come this late. */
const KEPT_MS = 60_000;

/** This page's writes, with the topics that it read again after the answer: none where the outcome is unknown. */
const writes = new Map<string, Promise<readonly StaleTopic[]>>();
let hasAnswered = false;

/**
 * Notes a write of this page.
 * @param name the one it is sent with
 * @param answer the topics whose reads are fetched again once it has succeeded
 */
export function noteWrite(name: string, answer: Promise<readonly StaleTopic[]>): void {
  const readAgain = answer.then(
    (topics) => {
      hasAnswered = true;
      return topics;
    },
    () => [],
  );
  writes.set(name, readAgain);
  void readAgain.then(() => setTimeout(() => writes.delete(name), KEPT_MS));
}

/** Whether a write of this page succeeded since this was last asked: what changed at the center may be its doing. */
export function takeAnswered(): boolean {
  const answered = hasAnswered;
  hasAnswered = false;
  return answered;
}

/** A write of this page by its name, once: nobody can hide a change behind the name of somebody else's write. */
export function takeWrite(name: string): Promise<readonly StaleTopic[]> | undefined {
  const readAgain = writes.get(name);
  writes.delete(name);
  return readAgain;
}
