import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const PLACE = { folder: '/srv/app', isRoot: false };
const read = (env: Record<string, string>, ...argv: string[]) => readConfig(env, argv, PLACE);

test('works with nothing set', () => {
  expect(read({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: '/srv/app/data',
    backupDir: '/srv/app/data-backups',
    backupKeep: { days: 7, weeks: 4, months: 12 },
    historyDays: 7,
    databaseUrl: undefined,
    setupCode: undefined,
    secret: undefined,
    publicUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Larkhouse <larkhouse@localhost>',
    mailAllowHosts: [],
    pushAllowHosts: [],
    cameraAllowCidrs: [],
    logLevel: 'warn',
    dev: false,
    demo: false,
  });
});

test('reads every variable and flag', () => {
  const env = {
    HOST: '::',
    PORT: '0',
    LARKHOUSE_DATA: 'elsewhere',
    LARKHOUSE_BACKUP: 's3://backups/of/maple',
    LARKHOUSE_BACKUP_S3_URL: 'https://s3.example.com/',
    LARKHOUSE_BACKUP_S3_REGION: 'eu-central-1',
    LARKHOUSE_BACKUP_S3_ACCESS_KEY_ID: 'larkhouse',
    LARKHOUSE_BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
    LARKHOUSE_BACKUP_KEEP: '14d 0w 24m',
    LARKHOUSE_POINT_IN_TIME: '14d',
    DATABASE_URL: 'postgresql://app:secret@db/larkhouse',
    LARKHOUSE_SETUP_CODE: 'first-run',
    LARKHOUSE_SECRET: 'x'.repeat(32),
    PUBLIC_URL: 'https://Larkhouse.example/',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1',
    TLS_CERT: 'tls/fullchain.pem',
    TLS_KEY: '/etc/tls/key.pem',
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    MAIL_FROM: 'Maple House <office@maple.example>',
    WEATHER_URL: 'https://weather.example/v1/forecast?apikey=secret',
    MAIL_ALLOW_HOSTS: 'localhost:25, [::1]:2525',
    PUSH_ALLOW_HOSTS: 'push.example, 10.0.0.5:8443',
    CAMERA_PROCESSES: '8',
    CAMERA_ALLOW_CIDRS: '203.0.113.0/24, 2001:db8::/32',
    STRIPE_SECRET_KEY: 'sk_live_12345678',
    STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
    LOG_LEVEL: 'debug',
    METRICS_TOKEN: 'for-prometheus-alone',
  };
  expect(read(env, '--dev', '--demo')).toEqual({
    host: '::',
    port: 0,
    dataDir: '/srv/app/elsewhere',
    backupDir: 's3://backups/of/maple',
    backupS3: {
      url: 'https://s3.example.com',
      region: 'eu-central-1',
      accessKeyId: 'larkhouse',
      secretAccessKey: 'secret',
    },
    backupKeep: { days: 14, weeks: 0, months: 24 },
    historyDays: 14,
    databaseUrl: env.DATABASE_URL,
    setupCode: 'first-run',
    secret: env.LARKHOUSE_SECRET,
    publicUrl: 'https://larkhouse.example',
    trustProxy: 'loopback,10.0.0.0/8,2001:db8::1',
    tls: { cert: '/srv/app/tls/fullchain.pem', key: '/etc/tls/key.pem' },
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    weatherUrl: env.WEATHER_URL,
    mailAllowHosts: ['localhost:25', '[::1]:2525'],
    pushAllowHosts: ['push.example', '10.0.0.5:8443'],
    cameraAllowCidrs: [
      { address: '203.0.113.0', prefix: 24 },
      { address: '2001:db8::', prefix: 32 },
    ],
    cameraProcesses: 8,
    stripe: { secretKey: 'sk_live_12345678', webhookSecret: 'whsec_12345678', url: undefined },
    metricsToken: 'for-prometheus-alone',
    logLevel: 'debug',
    dev: true,
    demo: true,
  });
});

test('takes an empty variable as unset', () => {
  expect(read({ PORT: '', HOST: '', DATABASE_URL: '', LARKHOUSE_SECRET: '', PUBLIC_URL: '' })).toEqual(read({}));
});

test.for([
  ['SMTP_URL', 'mail.example:25'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_ALLOW_HOSTS', 'localhost'],
  ['MAIL_ALLOW_HOSTS', 'smtp://localhost:25'],
  ['STRIPE_SECRET_KEY', 'pk_live_12345678'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['PUSH_ALLOW_HOSTS', 'https://push.example'],
  ['PUSH_ALLOW_HOSTS', 'push.example/path'],
  ['CAMERA_ALLOW_CIDRS', '203.0.113.7'],
  ['CAMERA_ALLOW_CIDRS', '203.0.113.0/33'],
  ['CAMERA_ALLOW_CIDRS', 'cameras.example/24'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'short'],
  ['CAMERA_PROCESSES', '0'],
  ['CAMERA_PROCESSES', 'many'],
  ['WEATHER_URL', 'api.open-meteo.com'],
  ['WEATHER_URL', 'ftp://weather.example/'],
  ['WEATHER_URL', 'https://user:secret@weather.example/'],
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3e3'],
  ['HOST', 'local host'],
  ['HOST', 'http://localhost'],
  ['DATABASE_URL', 'mysql://app@db/larkhouse'],
  ['DATABASE_URL', 'localhost'],
  ['LARKHOUSE_SETUP_CODE', 'abc'],
  ['LARKHOUSE_SECRET', 'x'.repeat(31)],
  ['TRUST_PROXY', 'proxy.example'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'true'],
  ['ACME', 'on'],
  ['LARKHOUSE_BACKUP', 's3://'],
  ['LARKHOUSE_BACKUP', 's3:/backups'],
  ['LARKHOUSE_BACKUP', 's3://backups/../others'],
  ['LARKHOUSE_BACKUP', 's3://backups/'],
  ['LARKHOUSE_BACKUP', 'https://s3.example.com/backups'],
  ['PUBLIC_URL', 'larkhouse.example'],
  ['PUBLIC_URL', 'https://larkhouse.example/app'],
  ['PUBLIC_URL', 'https://user@larkhouse.example'],
  ['PUBLIC_URL', 'ftp://larkhouse.example'],
] as const)('refuses %s=%s in one line that names it', ([name, value]) => {
  const refused = catchError(() => read({ [name]: value }));
  expect(refused).toBeInstanceOf(ConfigError);
  expect(refused.message).toMatch(new RegExp(`^${name} .+\\.$`));
});

test.for([
  [{ TLS_CERT: 'cert.pem' }, 'TLS_KEY'],
  [{ TLS_KEY: 'key.pem' }, 'TLS_CERT'],
] as const)('asks for the other half of %o', ([env, missing]) => {
  expect(catchError(() => read(env)).message).toMatch(new RegExp(`^${missing} must be set too`));
});

test('takes backups to a bucket only where it is said how, and to any folder', () => {
  const names = ['URL', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map((name) => `LARKHOUSE_BACKUP_S3_${name}`);
  const all = Object.fromEntries(names.map((name) => [name, 'https://s3.example.com']));
  const LARKHOUSE_BACKUP = 's3://backups';
  expect(read({ LARKHOUSE_BACKUP, ...all }).backupDir).toBe(LARKHOUSE_BACKUP);
  expect(catchError(() => read({ LARKHOUSE_BACKUP })).message).toContain(names.join(', '));
  for (const name of names)
    expect(catchError(() => read({ ...all, [name]: '' })).message).toMatch(new RegExp(`^${name} must be set too`));
  expect(catchError(() => read({ ...all, LARKHOUSE_BACKUP_S3_URL: 's3.example.com' })).message).toContain(
    '_URL must be',
  );
  expect(read({ LARKHOUSE_BACKUP: '../backups' }).backupDir).toBe('/srv/backups');
  expect(read({ LARKHOUSE_BACKUP: '/mnt/backups' }).backupDir).toBe('/mnt/backups');
});

test('never repeats a secret', () => {
  for (const name of ['DATABASE_URL', 'LARKHOUSE_SECRET', 'LARKHOUSE_SETUP_CODE']) {
    expect(catchError(() => read({ [name]: 'q7z' })).message).not.toContain('q7z');
  }
});

test('refuses an unknown flag', () => {
  expect(() => read({}, '--deom')).toThrow(ConfigError);
});

describe('the data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-config-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('lies beside the application, the demonstration in its own', () => {
    expect(readConfig({}, [], { folder, isRoot: false }).dataDir).toBe(path.join(folder, 'data'));
    expect(readConfig({}, ['--demo'], { folder, isRoot: false }).dataDir).toBe(path.join(folder, 'demo-data'));
  });

  test('moves to /var/lib for root where the server could not reach it', () => {
    chmodSync(folder, 0o700);
    expect(readConfig({}, [], { folder, isRoot: true }).dataDir).toBe('/var/lib/larkhouse');
    expect(readConfig({}, ['--demo'], { folder, isRoot: true }).dataDir).toBe('/var/lib/larkhouse-demo');
  });

  test('stays for root where the server can reach it, and where it was named', () => {
    const named = readConfig({ LARKHOUSE_DATA: folder }, [], { folder, isRoot: true });
    expect(named.dataDir).toBe(folder);
    chmodSync(folder, 0o711);
    expect(readConfig({}, [], { folder, isRoot: true }).dataDir).toBe(path.join(folder, 'data'));
  });
});

function catchError(run: () => unknown): Error {
  try {
    run();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('nothing was refused');
}
