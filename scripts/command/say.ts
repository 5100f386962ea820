/** A line for whoever called. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);
