/** Runs a command and ends with the code that it answers; what it throws is said in a line, and it ends with `failed`. */
export async function runCommand(run: () => Promise<number>, failed = 1): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = failed;
  }
}

/** Says how a command is called: with code 0 to who asked, otherwise to who called it wrong. */
export const usageOf =
  (text: string) =>
  (code: number): number => {
    (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
    return code;
  };
