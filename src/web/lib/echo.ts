import type { Topic } from '#contract/kernel/topics.ts';
import type { StaleTopic } from './liveTopics.ts';
import { takeWrite } from './ownWrites.ts';

/** An echo waits so long for the answer of its write; then it counts as somebody else's. */
const PATIENCE_MS = 10_000;

/**
 * The topics of an event that this page has not read again by itself: all of them, unless every write behind the event is
 * its own.
 * @param names the writes behind the event; undefined: it comes of something else, too
 */
export async function withoutEcho(topics: readonly Topic[], names: readonly string[] = []): Promise<readonly Topic[]> {
  const own = names.flatMap((name) => takeWrite(name) ?? []);
  if (own.length === 0 || own.length < names.length) return topics;
  const late = new Promise<readonly StaleTopic[]>((resolve) => setTimeout(() => resolve([]), PATIENCE_MS));
  const known = await Promise.all(own.map((readAgain) => Promise.race([readAgain, late])));
  return topics.filter((topic) => !known.every((read) => read.includes(topic)));
}
