import type { BrowserContext } from '@playwright/test';

/** What texts brought a browser to do, of which there must be nothing. */
export class Executions {
  readonly #heard: string[] = [];

  get heard(): readonly string[] {
    return [...new Set(this.#heard)];
  }

  add(where: string, ...what: readonly string[]): void {
    this.#heard.push(...what.map((one) => `${one} at ${where}`));
  }

  /** Listens to every page of a browser: calls of the marker, dialogs, violations of the policy, calls and ways to elsewhere. */
  async listenTo(context: BrowserContext, origin: string): Promise<void> {
    await context.exposeBinding('__executed', ({ frame }) => this.add(frame.url(), 'a text executed'));
    await context.exposeBinding('__violated', ({ frame }, what: string) => this.add(frame.url(), `violation: ${what}`));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) =>
        Reflect.get(window, '__violated')(`${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`),
      );
    });
    context.on('page', (page) => {
      if (context.pages().length > 1) this.add(page.url(), 'a page opened');
      page.on('dialog', (dialog) => {
        // Leaving a form that is filled in asks first.
        if (dialog.type() !== 'beforeunload') this.add(page.url(), `dialog: ${dialog.message()}`);
        void dialog.accept().catch(() => undefined);
      });
      page.on('framenavigated', (frame) => {
        const isOurs = ['about:', 'blob:', `${origin}/`].some((start) => frame.url().startsWith(start));
        if (!isOurs) this.add(page.url(), `navigation to ${frame.url()}`);
      });
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin) this.add(url.href, 'request');
    });
  }
}
