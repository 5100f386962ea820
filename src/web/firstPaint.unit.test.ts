import { expect, test } from 'vitest';
import { FIRST_PAINTS, type FirstPaint, paintedLanguages } from '#contract/kernel/first-paint.ts';
import { PICTURES, paintPictures, paintScreen, paintStart } from './firstPaint.tsx';

// What the pages show before the application is there is drawn by its own components; here that it is drawn at all.

const TITLES: Record<FirstPaint, (texts: (file: string) => Promise<Texts>) => Promise<string>> = {
  dashboard: async (texts) => (await texts('dashboard')).title as string,
  children: async (texts) => (await texts('children-management')).title as string,
  room: async (texts) => ((await texts('shell')).nav as Texts).room as string,
  messages: async (texts) => ((await texts('shell')).titles as Texts).messages as string,
  'parent-dashboard': async (texts) => ((await texts('family-day')).dashboard as Texts).title as string,
  'parent-gallery': async (texts) => ((await texts('family-day-details')).viewTitles as Texts).gallery as string,
};
type Texts = { readonly [key: string]: string | Texts };

const screens = Object.keys(FIRST_PAINTS) as FirstPaint[];
const paints = screens.flatMap((screen) => paintedLanguages(screen).map((language) => [screen, language] as const));

test.each(paints)('%s in %s says its title, and only a demonstration’s that it is one', async (screen, language) => {
  const texts = async (file: string): Promise<Texts> => (await import(`./locales/${language}/${file}.json`)).default;
  const [plain, demo] = [
    await paintScreen(screen, { language, isDemo: false }),
    await paintScreen(screen, { language, isDemo: true }),
  ];
  expect(plain).toContain(`>${await TITLES[screen](texts)}</h1>`);
  const said = (await texts('shell')).demo as string;
  expect([plain.includes(said), demo.includes(said)]).toEqual([false, true]);
});

test('what stands there can’t be used before the application is there', async () => {
  for (const painted of [paintStart(), await paintScreen('dashboard', { language: 'en', isDemo: false })])
    expect(painted).toContain('<div inert="" aria-hidden="true">');
});

test('the gallery’s has a place for its pictures, each around a photo’s id', async () => {
  const painted = await paintScreen('parent-gallery', { language: 'en', isDemo: false });
  expect(painted.split(PICTURES)).toHaveLength(2);
  const pictures = paintPictures().map((pieces) => pieces.join('7'));
  expect(pictures).toHaveLength(4);
  for (const picture of pictures)
    expect(picture).toContain('<img src="/api/gallery/7/image?size=320&amp;portal=parent"');
});
