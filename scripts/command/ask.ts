import { createInterface } from 'node:readline/promises';

/** Asks on the terminal; null: nobody is there to answer. */
export async function ask(question: string): Promise<string | null> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const ended = new Promise<null>((resolve) => terminal.once('close', () => resolve(null)));
    return await Promise.race([terminal.question(question), ended]);
  } finally {
    terminal.close();
  }
}
