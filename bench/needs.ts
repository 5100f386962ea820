import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import playwright from '../playwright.config.ts';
import { NotHere } from './rows.ts';

// What some parts are measured with, and not every machine has.

/** Processor time and memory of other processes, which only Linux tells. */
export function needProc(): void {
  if (!existsSync('/proc/self/stat')) throw new NotHere('it reads /proc, which only Linux has');
}

export function needFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).status !== 0) throw new NotHere('there is no ffmpeg');
}

/** How to start the browser of the tests. */
export function chromiumHere(): LaunchOptions {
  const options = playwright.use?.launchOptions ?? {};
  if (!existsSync(options.executablePath ?? chromium.executablePath()))
    throw new NotHere('there is no Chromium; `node scripts/prepare.mjs --browser` installs it');
  return options;
}

export const openChromium = async (): Promise<Browser> => chromium.launch(chromiumHere());
