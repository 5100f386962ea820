import { isIP } from 'node:net';
import path from 'node:path';
import { fallbackAccount } from './db/embedded/account.ts';
import { closedFolder } from './db/embedded/reach.ts';
import { bucketAddress, isInBucket, type S3Service } from './kernel/backup/bucket-address.ts';
import type { Keep } from './kernel/backup/rules.ts';
import type { Network } from './kernel/cameras/guard.ts';
import type { S3Settings } from './kernel/files/s3-bucket.ts';
import { LOG_LEVELS, type LogLevel } from './kernel/log/log.ts';

/** Everything the outside decides about a run. Nothing else reads the environment or the command line. */
export interface Config {
  host: string;
  /** 0: any free port. */
  port: number;
  /** Absolute. Holds the embedded database, files and the secret. */
  dataDir: string;
  /** Where backups go: an absolute path, or s3://bucket/prefix. */
  backupDir: string;
  /** The service of buckets for backups; undefined: they go to folders alone. */
  backupS3: S3Service | undefined;
  /** Of how many days, weeks and months one backup each is kept. */
  backupKeep: Keep;
  /** For how many days every moment of the built-in database can be restored; 0: for none. */
  historyDays: number;
  /** An external PostgreSQL; undefined: the embedded one. */
  databaseUrl: string | undefined;
  /** The code that `/setup` asks for; undefined: one is made up and printed. */
  setupCode: string | undefined;
  /** What the key for encryption at rest is made from; undefined: a file in the data folder. See `loadSecret`. */
  secret: string | undefined;
  /** The origin users type (`https://larkhouse.example`), without a path; undefined: served locally. */
  publicUrl: string | undefined;
  /** Proxies whose forwarded addresses are believed, as proxy-addr reads them; undefined: nobody's. */
  trustProxy: string | undefined;
  /** The files of a certificate and its key, to speak TLS without a proxy; undefined: plain http. */
  tls: TlsFiles | undefined;
  /** Where outgoing mail is handed over, smtp:// or smtps://; undefined: mail is kept for the Director to read. */
  smtpUrl: string | undefined;
  /** Mail servers that a center may name although they are on this machine or listen elsewhere than mail does, as `host:port`. */
  mailAllowHosts: readonly string[];
  /** A weather provider in Open-Meteo's shape; undefined: no weather is shown, and nobody is asked. */
  weatherUrl: string | undefined;
  /** Push services that are called although they are not on the public internet, as `host` or `host:port`. */
  pushAllowHosts: readonly string[];
  /** Networks in which cameras may be besides the private ones. */
  cameraAllowCidrs: readonly Network[];
  /** How many of ffmpeg may run at once; undefined: it depends on the machine's cores. */
  cameraProcesses: number | undefined;
  /** The sender's address of outgoing mail. */
  mailFrom: string;
  /** A bucket for files; undefined: they lie in the data folder. */
  s3: S3Settings | undefined;
  /** Payments online; undefined: by the payment instructions alone. */
  stripe: StripeSettings | undefined;
  /** What whoever reads `/metrics` has to know; undefined: nothing is measured. */
  metricsToken: string | undefined;
  /** How much the log tells. */
  logLevel: LogLevel;
  /** `--dev`: hot reload. */
  dev: boolean;
  /** `--demo`: the demonstration center. */
  demo: boolean;
}

/** Absolute paths of PEM files. */
export interface TlsFiles {
  readonly cert: string;
  readonly key: string;
}

/** An account at Stripe. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where its interface is, when not at Stripe itself. */
  readonly url: string | undefined;
}

/** What the person who starts Larkhouse can mend, such as a wrong value: one line that names it and what would be right. Never quotes a secret. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Where the process stands: decides where data goes when nobody says. */
export interface Place {
  folder: string;
  isRoot: boolean;
}

/** Whether browsers reach this installation over TLS: its own, or a proxy's. */
export const isOverTls = ({ publicUrl, tls }: Pick<Config, 'publicUrl' | 'tls'>): boolean =>
  publicUrl ? publicUrl.startsWith('https:') : tls !== undefined;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the environment and the command line's flags. An empty variable counts as unset. Throws ConfigError. */
export function readConfig(env: Environment, argv: readonly string[], place: Place = currentPlace()): Config {
  const flags = readFlags(argv);
  refuseAcme(env);
  const dataDir = readDataDir(env, flags.demo, place);
  return {
    ...flags,
    host: readHost(env),
    port: readPort(env),
    dataDir,
    backupDir: readBackupDir(env, dataDir, place),
    backupS3: readBackupS3(env),
    backupKeep: readBackupKeep(env),
    historyDays: readHistoryDays(env),
    databaseUrl: readDatabaseUrl(env),
    setupCode: readLongEnough(env, 'LARKHOUSE_SETUP_CODE', 4),
    secret: readLongEnough(env, 'LARKHOUSE_SECRET', 32),
    publicUrl: readPublicUrl(env),
    trustProxy: readTrustProxy(env),
    tls: readTls(env, place),
    smtpUrl: readSmtpUrl(env),
    mailAllowHosts: readMailAllowHosts(env),
    mailFrom: readMailFrom(env),
    weatherUrl: readWeatherUrl(env),
    pushAllowHosts: readPushAllowHosts(env),
    cameraAllowCidrs: readCameraAllowCidrs(env),
    cameraProcesses: readCameraProcesses(env),
    s3: readS3(env),
    stripe: readStripe(env),
    metricsToken: readLongEnough(env, 'METRICS_TOKEN', 16),
    logLevel: readLogLevel(env, flags.dev),
  };
}

function currentPlace(): Place {
  return { folder: process.cwd(), isRoot: process.getuid?.() === 0 };
}

function readFlags(argv: readonly string[]): { dev: boolean; demo: boolean } {
  const unknown = argv.find((flag) => flag !== '--dev' && flag !== '--demo');
  if (unknown !== undefined)
    throw new ConfigError(`${unknown} is not a flag of Larkhouse; there are --dev and --demo.`);
  return { dev: argv.includes('--dev'), demo: argv.includes('--demo') };
}

function readHost(env: Environment): string {
  const host = env.HOST || '127.0.0.1';
  if (/^[\w.:-]+$/.test(host)) return host;
  throw new ConfigError('HOST must be an address or host name to listen on, such as 127.0.0.1 or 0.0.0.0.');
}

function readPort(env: Environment): number {
  const port = env.PORT || '3000';
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535) return Number(port);
  throw new ConfigError(`PORT must be a whole number from 0 to 65535, not '${port}'.`);
}

/** As root the server runs under another account, which may not enter, say, root's home. */
function readDataDir(env: Environment, demo: boolean, { folder, isRoot }: Place): string {
  const named = env.LARKHOUSE_DATA;
  if (named) return path.resolve(folder, named);
  const hidden = isRoot && closedFolder(folder, fallbackAccount()) !== undefined;
  if (hidden) return demo ? '/var/lib/larkhouse-demo' : '/var/lib/larkhouse';
  return path.join(folder, demo ? 'demo-data' : 'data');
}

function readBackupDir(env: Environment, dataDir: string, { folder }: Place): string {
  const named = env.LARKHOUSE_BACKUP;
  if (!named) return `${dataDir}-backups`;
  if (!/^\w{2,}:\//.test(named)) return path.resolve(folder, named);
  if (!isInBucket(named) || !bucketAddress(named))
    throw new ConfigError('LARKHOUSE_BACKUP must be a folder, or a place in a bucket such as s3://bucket/prefix.');
  if (!readBackupS3(env))
    throw new ConfigError(`${BACKUP_S3_VARIABLES.join(', ')} must be set too where backups go to a bucket.`);
  return named;
}

function readBackupKeep(env: Environment): Keep {
  const [, days, weeks, months] =
    /^(\d{1,3})d (\d{1,3})w (\d{1,3})m$/.exec(env.LARKHOUSE_BACKUP_KEEP || '7d 4w 12m') ?? [];
  if (days !== undefined) return { days: Number(days), weeks: Number(weeks), months: Number(months) };
  throw new ConfigError(
    'LARKHOUSE_BACKUP_KEEP must say of how many days, weeks and months backups are kept: 7d 4w 12m.',
  );
}

function readHistoryDays(env: Environment): number {
  const value = env.LARKHOUSE_POINT_IN_TIME || '7d';
  if (value === 'off') return 0;
  const days = /^([1-9]\d?)d$/.exec(value)?.[1];
  if (days !== undefined) return Number(days);
  throw new ConfigError(
    "LARKHOUSE_POINT_IN_TIME must say for how many days any moment can be restored, such as 7d (99d at most), or 'off'.",
  );
}

function readDatabaseUrl(env: Environment): string | undefined {
  const value = env.DATABASE_URL;
  if (!value) return undefined;
  const url = URL.parse(value);
  if (url && /^postgres(ql)?:$/.test(url.protocol)) return value;
  throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/database.');
}

function readPublicUrl(env: Environment): string | undefined {
  const value = env.PUBLIC_URL;
  if (!value) return undefined;
  const url = URL.parse(value);
  const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (isOrigin) return url.origin;
  throw new ConfigError('PUBLIC_URL must be an address without a path, such as https://larkhouse.example.');
}

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

function readTrustProxy(env: Environment): string | undefined {
  const proxies = (env.TRUST_PROXY ?? '').split(',').map((proxy) => proxy.trim());
  const named = proxies.filter(Boolean);
  if (named.length === 0) return undefined;
  if (named.every((proxy) => PROXY_NAMES.includes(proxy) || isIP(proxy) > 0 || networkIn(proxy)))
    return named.join(',');
  throw new ConfigError(
    'TRUST_PROXY must name proxies with commas between them: loopback, an address or a network such as 10.0.0.0/8.',
  );
}

/** Certificates are got by a proxy, or by hand (decision 46). */
function refuseAcme(env: Environment): void {
  if (!env.ACME || env.ACME === 'off') return;
  throw new ConfigError(
    'ACME is not spoken by Larkhouse itself: put Caddy in front of it (deploy/Caddyfile), or name the files of a certificate in TLS_CERT and TLS_KEY.',
  );
}

/** The certificate and its key, or neither; what is in the files is looked at when the server begins to listen. */
function readTls(env: Environment, { folder }: Place): TlsFiles | undefined {
  const { TLS_CERT: cert, TLS_KEY: key } = env;
  if (!cert && !key) return undefined;
  if (!cert) throw new ConfigError('TLS_CERT must be set too where TLS_KEY is: the file of the certificate.');
  if (!key) throw new ConfigError("TLS_KEY must be set too where TLS_CERT is: the file of the certificate's key.");
  return { cert: path.resolve(folder, cert), key: path.resolve(folder, key) };
}

function readSmtpUrl(env: Environment): string | undefined {
  const value = env.SMTP_URL;
  if (!value) return undefined;
  const url = URL.parse(value);
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return value;
  throw new ConfigError('SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465.');
}

function readMailAllowHosts(env: Environment): readonly string[] {
  const named = (env.MAIL_ALLOW_HOSTS ?? '').split(',').map((host) => host.trim());
  const hosts = named.filter((host) => host !== '');
  if (hosts.every((host) => /:\d+$/.test(host) && URL.parse(`smtp://${host}`)?.host === host)) return hosts;
  throw new ConfigError('MAIL_ALLOW_HOSTS must be hosts with ports, parted by commas, such as localhost:25.');
}

function readMailFrom(env: Environment): string {
  const value = env.MAIL_FROM || 'Larkhouse <larkhouse@localhost>';
  if (/^[^\r\n]*<?[^\s@<>]+@[^\s@<>]+>?$/.test(value)) return value;
  throw new ConfigError('MAIL_FROM must be an address, such as Maple House <office@maple.example>.');
}

/** A key of the provider may stand in the address, so it is never quoted. */
function readWeatherUrl(env: Environment): string | undefined {
  const value = env.WEATHER_URL;
  if (!value) return undefined;
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.hash) return url.href;
  throw new ConfigError('WEATHER_URL must be an address such as https://api.open-meteo.com/v1/forecast.');
}

function readPushAllowHosts(env: Environment): readonly string[] {
  const hosts = (env.PUSH_ALLOW_HOSTS ?? '').split(',').map((host) => host.trim());
  const named = hosts.filter((host) => host !== '');
  const isHost = (host: string) => URL.parse(`https://${host}`)?.host === host;
  if (named.every(isHost)) return named;
  throw new ConfigError('PUSH_ALLOW_HOSTS must be hosts parted by commas, such as push.example.org,10.0.0.5:8443.');
}

function readCameraAllowCidrs(env: Environment): Network[] {
  const names = (env.CAMERA_ALLOW_CIDRS ?? '').split(',').map((name) => name.trim());
  return names.filter(Boolean).map((name) => {
    const network = networkIn(name);
    if (network) return network;
    throw new ConfigError('CAMERA_ALLOW_CIDRS must list networks with commas between them, such as 203.0.113.0/24.');
  });
}

function networkIn(name: string): Network | null {
  const [, address = '', prefix = ''] = /^([^/]+)\/(\d{1,3})$/.exec(name) ?? [];
  const family = isIP(address);
  return family > 0 && Number(prefix) <= (family === 4 ? 32 : 128) ? { address, prefix: Number(prefix) } : null;
}

function readCameraProcesses(env: Environment): number | undefined {
  const value = env.CAMERA_PROCESSES;
  if (!value) return undefined;
  if (/^[1-9]\d{0,2}$/.test(value)) return Number(value);
  throw new ConfigError('CAMERA_PROCESSES must be a whole number from 1 to 999.');
}

const S3_VARIABLES = ['S3_URL', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const BACKUP_S3_VARIABLES = S3_VARIABLES.map((name) => `LARKHOUSE_BACKUP_${name}`);

function readS3(env: Environment): S3Settings | undefined {
  const found = readService(env, S3_VARIABLES, 'where files go to S3');
  if (!found) return undefined;
  const { url: bucketUrl, ...credentials } = found;
  if (bucketUrl) return { bucketUrl, ...credentials };
  throw new ConfigError('S3_URL must be the address of a bucket, such as https://s3.example.com/larkhouse.');
}

function readBackupS3(env: Environment): S3Service | undefined {
  const found = readService(env, BACKUP_S3_VARIABLES, 'where backups go to a bucket');
  if (!found) return undefined;
  const { url, ...credentials } = found;
  if (url) return { url, ...credentials };
  throw new ConfigError(
    'LARKHOUSE_BACKUP_S3_URL must be the address of a service without a bucket, such as https://s3.example.com.',
  );
}

/** All four or none; the address is null where it is none. */
function readService(env: Environment, names: readonly string[], where: string) {
  const [address = '', region = '', accessKeyId = '', secretAccessKey = ''] = names.map((name) => env[name]);
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) throw new ConfigError(`${missing.join(' and ')} must be set too ${where}.`);
  const url = URL.parse(address);
  const isAddress = url && /^https?:$/.test(url.protocol) && !url.search && !url.username;
  return { url: isAddress ? url.href.replace(/\/$/, '') : null, region, accessKeyId, secretAccessKey };
}

/** Stripe's key and webhook secret, or neither; each says by its beginning what it is. */
function readStripe(env: Environment): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: url } = env;
  if (!secretKey && !webhookSecret && !url) return undefined;
  if (webhookSecret && !/^whsec_\w{8,}$/.test(webhookSecret))
    throw new ConfigError("STRIPE_WEBHOOK_SECRET must be the signing secret of Stripe's webhook, such as whsec_….");
  if (!secretKey || !/^[sr]k_\w{8,}$/.test(secretKey))
    throw new ConfigError(
      "STRIPE_SECRET_KEY must be Stripe's secret key, such as sk_live_… or a restricted rk_live_….",
    );
  if (!webhookSecret) throw new ConfigError('STRIPE_WEBHOOK_SECRET must be set too where payments are taken online.');
  if (url && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new ConfigError('STRIPE_API_URL must be an address such as https://api.stripe.com.');
  return { secretKey, webhookSecret, url: url || undefined };
}

/** While developing, the log tells of each request. */
function readLogLevel(env: Environment, dev: boolean): LogLevel {
  const value = env.LOG_LEVEL || (dev ? 'info' : 'warn');
  const level = LOG_LEVELS.find((one) => one === value);
  if (level) return level;
  throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not '${value}'.`);
}

function readLongEnough(env: Environment, name: string, shortest: number): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (value.length >= shortest) return value;
  throw new ConfigError(`${name} must have at least ${shortest} characters.`);
}
