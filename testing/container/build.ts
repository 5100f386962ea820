import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeBase } from './base.ts';
import { makeContext } from './context.ts';
import type { Instruction } from './dockerfile.ts';
import { type Account, entering, SUPERUSER } from './enter.ts';
import { networkVariables } from './network.ts';

const run = promisify(execFile);
const LONGEST_OUTPUT = 64 * 1024 * 1024;

/** A root file system, and what the Dockerfile says of processes in it. */
export interface Image {
  readonly root: string;
  readonly folder: string;
  readonly account: Account;
  readonly env: Readonly<Record<string, string>>;
  readonly volume: string;
  readonly health: { readonly command: readonly string[]; readonly startPeriodMs: number };
  readonly command: readonly string[];
}

/** Carries out the steps of a Dockerfile in `place`; the last stage is the image. */
export async function build(steps: readonly Instruction[], place: string): Promise<Image> {
  const context = path.join(place, 'context');
  makeContext(context);
  const stages = new Map<string, Image>();
  let image: Image | undefined;
  for (const step of steps) {
    if (step.name === 'FROM') {
      image = await begin(step.image, place, stages.size);
      stages.set(step.stage ?? '', image);
    } else {
      if (!image) throw new Error(`${step.name} before FROM`);
      // Kept under its name, for COPY --from.
      const before: Image = image;
      image = await carryOut(step, before, { context, stages });
      for (const [name, stage] of stages) if (stage === before) stages.set(name, image);
    }
  }
  if (!image) throw new Error('A Dockerfile without FROM');
  return image;
}

async function begin(from: string, place: string, count: number): Promise<Image> {
  const base = path.join(place, from.replaceAll(/\W/g, '-'));
  if (!existsSync(base)) await makeBase(from, base);
  const root = path.join(place, `stage-${count}`);
  await run('cp', ['-a', base, root]);
  const health = { command: [], startPeriodMs: 0 };
  return { root, folder: '/', account: SUPERUSER, env: {}, volume: '', health, command: [] };
}

interface Sources {
  readonly context: string;
  readonly stages: ReadonlyMap<string, Image>;
}

async function carryOut(
  step: Exclude<Instruction, { name: 'FROM' }>,
  image: Image,
  { context, stages }: Sources,
): Promise<Image> {
  switch (step.name) {
    case 'WORKDIR':
      mkdirSync(path.join(image.root, step.value), { recursive: true });
      return { ...image, folder: step.value };
    case 'COPY': {
      const from = step.from === undefined ? context : stages.get(step.from)?.root;
      if (!from) throw new Error(`There is no stage ${step.from}`);
      for (const source of step.sources) await copy(path.join(from, source), image, step.to);
      return image;
    }
    case 'RUN': {
      const [program, args, options] = entering({ ...image, env: { ...networkVariables(), ...image.env } }, [
        'sh',
        '-c',
        step.value,
      ]);
      await run(program, args, { ...options, maxBuffer: LONGEST_OUTPUT });
      return image;
    }
    case 'USER':
      return { ...image, account: accountIn(image.root, step.value) };
    case 'ENV':
      return { ...image, env: { ...image.env, ...step.values } };
    case 'VOLUME':
      return { ...image, volume: step.value };
    case 'EXPOSE':
      return image;
    case 'HEALTHCHECK':
      return { ...image, health: step };
    case 'CMD':
      return { ...image, command: step.command };
  }
}

/** As COPY does: of a folder what is in it; root owns the copies. */
async function copy(source: string, { root, folder }: Image, to: string): Promise<void> {
  const target = path.join(root, path.resolve('/', folder, to));
  const isFolder = statSync(source).isDirectory();
  mkdirSync(isFolder || to.endsWith('/') ? target : path.dirname(target), { recursive: true });
  await run('cp', ['-a', '--no-preserve=ownership', isFolder ? `${source}/.` : source, target]);
}

function accountIn(root: string, name: string): Account {
  const lines = readFileSync(path.join(root, 'etc/passwd'), 'utf8').split('\n');
  const line = lines.find((one) => one.startsWith(`${name}:`));
  if (!line) throw new Error(`There is no account ${name} in the image`);
  const [, , uid, gid, , home = '/'] = line.split(':');
  return { uid: Number(uid), gid: Number(gid), home };
}
