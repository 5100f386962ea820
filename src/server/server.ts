import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { AnswerCache } from './http/answer-cache.ts';
import type { Address } from './kernel/address/address.ts';
import type { Backups } from './kernel/backup/backups.ts';
import type { Cameras } from './kernel/cameras/cameras.ts';
import type { CertificateWatch } from './kernel/certificate/watch.ts';
import type { ServerClock } from './kernel/clock/clock.ts';
import type { Drain } from './kernel/drain/drain.ts';
import type { Files } from './kernel/files/small.ts';
import type { History } from './kernel/history/history.ts';
import type { Live } from './kernel/live/live.ts';
import type { MailServers } from './kernel/mail/servers.ts';
import type { PaymentProvider } from './kernel/payments/provider.ts';
import type { Push } from './kernel/push/push.ts';
import type { Vault } from './kernel/secrets/vault.ts';
import type { Weather } from './kernel/weather/weather.ts';
import type { Work } from './kernel/work/work.ts';

/** What everything in the server is given: one of each narrow interface to the outside world. */
export interface Server {
  readonly config: Config;
  readonly clock: ServerClock;
  readonly drain: Drain;
  readonly database: Database;
  readonly live: Live;
  readonly answers: AnswerCache;
  readonly vault: Vault;
  readonly files: Files;
  readonly backups: Backups;
  /** Null where nothing is kept: of an external database, of the demonstration, or because that is switched off. */
  readonly history: History | null;
  readonly cameras: Cameras;
  readonly certificate: CertificateWatch;
  readonly log: FastifyBaseLogger;
  readonly mailServers: MailServers;
  /** Null where nobody takes payments online. */
  readonly payments: PaymentProvider | null;
  readonly push: Push;
  /** Null where no weather provider is configured. */
  readonly weather: Weather | null;
  readonly work: Work;
  /** Where people reach us. */
  readonly address: Address;
  readonly version: string;
  /** What /setup asks for, printed where the server was started. */
  readonly setupCode: string;
}
