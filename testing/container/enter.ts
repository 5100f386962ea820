import type { SpawnOptions } from 'node:child_process';

/** Who a process inside is. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
  readonly home: string;
}

export const SUPERUSER: Account = { uid: 0, gid: 0, home: '/root' };

/** The shared memory that Docker gives a container unless it is told otherwise. */
const SHARED_MEMORY = '64m';
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Mounts are made in a namespace of their own: they are gone with the process, whatever happens to it. */
const ENTER = `
mount -t proc proc "$ROOT/proc"
mount -t tmpfs -o size=${SHARED_MEMORY},mode=1777 tmpfs "$ROOT/dev/shm"
`;

/** Nothing but the volume and /tmp can be written, so that nothing that has to last can lie elsewhere. */
const SEAL = `
mount --bind "$ROOT" "$ROOT"
mount -o remount,bind,ro "$ROOT"
mount --bind "$VOLUME" "$ROOT$AT"
mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"
`;

interface Inside {
  readonly root: string;
  readonly folder: string;
  readonly account: Account;
  readonly env: NodeJS.ProcessEnv;
}

type Call = [program: string, args: string[], options: { env: NodeJS.ProcessEnv } & Pick<SpawnOptions, 'cwd'>];

/** How a command is started inside, as its first process; with a volume, everything else is sealed. */
export function entering(inside: Inside, command: readonly string[], volume?: { source: string; at: string }): Call {
  const script = `set -e\n${volume ? SEAL : ''}${ENTER}exec env -u ROOT -u VOLUME -u AT chroot "$ROOT" "$@"`;
  const args = ['--mount', '--pid', '--fork', 'sh', '-c', script, 'sh', ...within(inside, command)];
  const { env } = optionsOf(inside);
  return ['unshare', args, { cwd: '/', env: { ...env, ROOT: inside.root, VOLUME: volume?.source, AT: volume?.at } }];
}

/** How one more command is started beside the first process `pid`, as `docker exec` does. */
export function joining(inside: Inside, pid: number, command: readonly string[]): Call {
  const args = ['--target', String(pid), '--mount', '--pid', '--root', '--', ...within(inside, command)];
  return ['nsenter', args, optionsOf(inside)];
}

const optionsOf = ({ account, env }: Inside) => ({ cwd: '/', env: { PATH, HOME: account.home, ...env } });

/** In the folder, and as compose.yaml has it without privileges unless it is root's. */
function within({ account: { uid, gid }, folder }: Inside, command: readonly string[]): string[] {
  const who = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const none = ['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'];
  return [...(uid === 0 ? [] : ['setpriv', ...who, ...none]), 'env', `--chdir=${folder}`, ...command];
}
