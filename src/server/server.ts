import type { FastifyBaseLogger } from 'fastify';
import type { Cameras } from './cameras/cameras.ts';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { FileStore } from './files/store.ts';
import type { Live } from './live/live.ts';
import type { MailTransport } from './mail/transport.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { Push } from './push/push.ts';
import type { Vault } from './secrets/vault.ts';
import type { Weather } from './weather/weather.ts';

/** What everything in the server is given: one of each narrow interface to the outside world. */
export interface Server {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly live: Live;
  readonly vault: Vault;
  readonly files: FileStore;
  readonly cameras: Cameras;
  readonly log: FastifyBaseLogger;
  /** Null where no mail server is configured. */
  readonly mail: MailTransport | null;
  /** Null where nobody takes payments online. */
  readonly payments: PaymentProvider | null;
  readonly push: Push;
  /** Null where no weather provider is configured. */
  readonly weather: Weather | null;
  /** The origin that links in mails begin with. */
  readonly publicAddress: () => string;
  readonly version: string;
  /** What /setup asks for, printed where the server was started. */
  readonly setupCode: string;
}
