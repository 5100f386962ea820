import { execFile } from 'node:child_process';
import { readlink, realpath, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Config, ConfigError } from '#server/config.ts';
import { ROOT } from '#server/root.ts';
import { version } from '#server/version.ts';
import { say } from '../command/say.ts';
import { goBack } from './back.ts';
import { untilReady } from './ready.ts';

const run = promisify(execFile);

interface Switch {
  /** Of systemd. */
  readonly service: string;
  /** What leads to the folder that the service runs. */
  readonly link: string;
  /** In milliseconds. */
  readonly patience: number;
}

/** Answers what lets the service run this version, and the one before again where this one does not get ready. Throws where it can't. */
export async function switchOver(config: Config, { service, link, patience }: Switch): Promise<() => Promise<void>> {
  const before = await leadsTo(link);
  if ((await realpath(link)) === (await realpath(ROOT)))
    throw new ConfigError(`${link} leads to ${ROOT} already; call this in the folder of the new version.`);
  const systemctl = (command: string) => run('systemctl', [command, service]);
  const start = async (folder: string) => {
    await lead(link, folder);
    await systemctl('start');
    if (!(await untilReady(() => originOf(config), { patience }))) throw new ConfigError('it did not get ready');
  };
  return async () => {
    await systemctl('stop');
    try {
      await start(ROOT);
    } catch (cause) {
      await systemctl('stop');
      await goBack(config);
      await start(before).catch(() => {
        throw new ConfigError(
          `Neither Larkhouse ${version} nor ${before} gets ready: 'journalctl -u ${service}' says why.`,
        );
      });
      const reason = cause instanceof Error ? cause.message.trim() : String(cause);
      throw new ConfigError(
        `Larkhouse ${version} could not take over (${reason}); ${before} runs again, with everything. 'journalctl -u ${service}' says why.`,
        { cause },
      );
    }
    say(`${service} runs Larkhouse ${version}. The folder before is ${before}; keep it until the next night's backup.`);
  };
}

async function leadsTo(link: string): Promise<string> {
  const to = await readlink(link).catch(() => null);
  if (to !== null) return path.resolve(path.dirname(link), to);
  throw new ConfigError(
    `${link} is no link. Once: mv ${link} ${link}-before && ln -s ${link}-before ${link}; the service runs on meanwhile.`,
  );
}

/** At one moment: there is always one version that a start finds. */
async function lead(link: string, folder: string): Promise<void> {
  const beside = `${link}.new`;
  await rm(beside, { force: true });
  await symlink(folder, beside);
  await rename(beside, link);
}

const originOf = ({ tls, host, port }: Config) =>
  `${tls ? 'https' : 'http'}://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`;
