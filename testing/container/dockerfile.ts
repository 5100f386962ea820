type Valued<N extends string> = N extends string ? { readonly name: N; readonly value: string } : never;

/** One step of a Dockerfile. */
export type Instruction =
  | { readonly name: 'FROM'; readonly image: string; readonly stage: string | undefined }
  | Valued<'WORKDIR' | 'USER' | 'VOLUME' | 'RUN'>
  | { readonly name: 'EXPOSE'; readonly port: number }
  | {
      readonly name: 'COPY';
      readonly from: string | undefined;
      readonly sources: readonly string[];
      readonly to: string;
    }
  | { readonly name: 'ENV'; readonly values: Readonly<Record<string, string>> }
  | { readonly name: 'HEALTHCHECK'; readonly startPeriodMs: number; readonly command: readonly string[] }
  | { readonly name: 'CMD'; readonly command: readonly string[] };

const READERS: Readonly<Record<string, (rest: string) => Instruction>> = {
  FROM: (rest) => {
    const [image, stage] = parts(/^(\S+)(?: AS (\w+))?$/, rest);
    return { name: 'FROM', image: image ?? '', stage };
  },
  WORKDIR: (rest) => ({ name: 'WORKDIR', value: absolute(rest) }),
  USER: (rest) => ({ name: 'USER', value: word(rest) }),
  VOLUME: (rest) => ({ name: 'VOLUME', value: absolute(rest) }),
  RUN: (rest) => ({ name: 'RUN', value: plain(rest) }),
  EXPOSE: (rest) => ({ name: 'EXPOSE', port: Number(parts(/^(\d+)$/, rest)[0]) }),
  COPY: (rest) => {
    const [from, paths = ''] = parts(/^(?:--from=(\w+) )?([^-$"[*?][^$"[*?]*)$/, rest);
    const sources = paths.split(/\s+/);
    return { name: 'COPY', from, to: sources.pop() ?? '', sources };
  },
  ENV: (rest) => {
    const pairs = rest.split(/\s+/).map((pair) => parts(/^(\w+)=([^\s"'$\\]+)$/, pair));
    return { name: 'ENV', values: Object.fromEntries(pairs) };
  },
  HEALTHCHECK: (rest) => {
    const [period, command = ''] = parts(/^(?:--(?:interval|timeout)=\d+s )*--start-period=(\d+)s CMD (.+)$/, rest);
    return { name: 'HEALTHCHECK', startPeriodMs: Number(period) * 1000, command: list(command) };
  },
  CMD: (rest) => ({ name: 'CMD', command: list(rest) }),
};

/**
 * The steps of a Dockerfile, in order. Reads what ours uses and refuses everything else: a step that was skipped, or half
 * understood, would pass for one that works.
 */
export function readDockerfile(text: string): Instruction[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
  const steps = lines
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n');
  return steps.map((step) => {
    const [name = '', rest = ''] = parts(/^([A-Z]+)\s+(.+?)\s*$/, step);
    const read = READERS[name];
    if (!read) throw new Error(`An instruction of the Dockerfile that is not known here: ${step}`);
    return read(rest);
  });
}

function parts(pattern: RegExp, text: string): (string | undefined)[] {
  const match = pattern.exec(text);
  if (!match) throw new Error(`A form of an instruction of the Dockerfile that is not known here: ${text}`);
  return match.slice(1);
}

const word = (rest: string) => parts(/^([\w-]+)$/, rest)[0] ?? '';
const absolute = (rest: string) => parts(/^(\/[\w/-]+)$/, rest)[0] ?? '';
/** As the shell gets it: without options, and not as a list. */
const plain = (rest: string) => parts(/^([^-[].*)$/, rest)[0] ?? '';

/** A command as a list, which no shell reads. */
function list(rest: string): string[] {
  const words: unknown = JSON.parse(parts(/^(\[.+\])$/, rest)[0] ?? '');
  if (Array.isArray(words) && words.every((one) => typeof one === 'string')) return words;
  throw new Error(`Not a list of words: ${rest}`);
}
