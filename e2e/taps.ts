import type { Locator } from '@playwright/test';

/** One thumb: presses, and counts its presses. Scrolling and reading cost nothing, a file chooser one. */
export class Thumb {
  taps = 0;

  async tap(...controls: readonly Locator[]): Promise<void> {
    for (const control of controls) {
      this.taps += 1;
      await control.tap();
    }
  }
}
