import type { BrowserContext } from '@playwright/test';

/** What a browser complained about while a test used it; at the end there must be nothing. */
export class Complaints {
  readonly #heard: string[] = [];
  /** A page that has lost the server asks whether it is back (web-34). */
  readonly #expected: RegExp[] = [/^console: Failed to load resource: net::ERR_\w+ .*\/healthz$/];

  /** Names a complaint that the test provokes, such as the browser's line about a refused request. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  get unexpected(): string[] {
    return this.#heard.filter((complaint) => !this.#expected.some((pattern) => pattern.test(complaint)));
  }

  /** Console errors (violations of the content policy are told there), failures of the page, and calls to others. */
  async listenTo(context: BrowserContext, origin: string): Promise<void> {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`securitypolicyviolation ${violatedDirective} ${blockedURI}`),
      );
    });
    context.on('console', (message) => {
      if (message.type() === 'error') this.#heard.push(`console: ${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (error) => this.#heard.push(`page: ${error.error()}`));
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin) this.#heard.push(`request: ${url}`);
    });
  }
}
