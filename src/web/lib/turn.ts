const waiting: (() => void)[] = [];
let next: MessagePort | undefined;

/**
 * Resolves in a task of its own, one for each who waits. A screen begins many reads at once; one after another, they leave
 * the browser room to answer a tap in between. Not by a timer: browsers hold those back.
 */
export const turn = (): Promise<void> =>
  new Promise((go) => {
    waiting.push(go);
    next ??= openTurns();
    next.postMessage(null);
  });

function openTurns(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  return port2;
}
