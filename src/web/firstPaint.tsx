import { QueryClientProvider } from '@tanstack/react-query';
import i18next, { type ResourceLanguage } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { FirstPaint, PaintedFor } from '#contract/kernel/first-paint.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { FIRST_PICTURES } from '#contract/kernel/photo-limits.ts';
import { OF_PAINTED, type Screen, STAFF_LAYOUT } from './firstScreens.ts';
import { HeaderPlaceholder } from './layout/HeaderPlaceholder.tsx';
import { PortalFrame } from './layout/PortalFrame.tsx';
import { StartingPage } from './layout/StartingPage.tsx';
import { EVERYWHERE } from './lib/locales.ts';
import { queryClient } from './lib/queryClient.ts';
import { TextsProvider } from './lib/useTranslation.tsx';
import { MESSAGES } from './messagesScreen.tsx';
import { ParentDashboardFirstPaint } from './portals/parent/screens/dashboard/ParentDashboardFirstPaint.tsx';
import { FirstPicture, GalleryFirstPaint } from './portals/parent/screens/gallery/GalleryFirstPaint.tsx';
import { RoomFirstPaint } from './portals/staff/screens/attendance/RoomFirstPaint.tsx';
import { ChildrenFirstPaint } from './portals/staff/screens/children/ChildrenFirstPaint.tsx';
import { DashboardFirstPaint } from './portals/staff/screens/dashboard/DashboardFirstPaint.tsx';
import { MessagesPage } from './portals/staff/screens/messages/MessagesPage.tsx';
import { ROOM } from './roomScreen.tsx';

// Runs while the web application is built (scripts/build/firstPaint.ts), and in no browser.

/** Where the gallery's pictures are put in. */
export const PICTURES = '{{pictures}}';

const STAFF = 'max-w-7xl';
const PARENT = 'max-w-6xl';
interface Painted {
  readonly width: string;
  readonly content: ReactNode;
  /** Of what stands there until the application is. */
  readonly className?: string;
}
const SCREENS: Readonly<Record<FirstPaint, Painted>> = {
  dashboard: { width: STAFF, content: <DashboardFirstPaint /> },
  children: { width: STAFF, content: <ChildrenFirstPaint /> },
  room: { width: STAFF, content: <RoomFirstPaint /> },
  messages: { width: STAFF, content: <MessagesPage /> },
  'parent-dashboard': { width: PARENT, content: <ParentDashboardFirstPaint /> },
  'parent-gallery': {
    width: PARENT,
    content: <GalleryFirstPaint>{PICTURES}</GalleryFirstPaint>,
    // Its pictures come before the font, for which letters of the same size stand until then (decision 26).
    className: 'font-stand-in',
  },
};

const routesOf = (code: () => Promise<unknown>): Screen<unknown> => ({ texts: [], code });
const CODE: Readonly<Record<FirstPaint, readonly Screen<unknown>[]>> = {
  ...OF_PAINTED,
  room: [STAFF_LAYOUT, routesOf(() => import('./roomScreen.tsx')), ROOM],
  messages: [STAFF_LAYOUT, routesOf(() => import('./messagesScreen.tsx')), MESSAGES],
};

/** Every text there is, by language and file. */
const TEXTS = import.meta.glob<ResourceLanguage>('./locales/*/*.json', { eager: true, import: 'default' });

/** What stands in `#root` of a screen's page, until the application puts the screen itself there. */
export async function paintScreen(screen: FirstPaint, { language, isDemo }: PaintedFor): Promise<string> {
  await speak(language);
  const { width, content, className } = SCREENS[screen];
  return markupOf(
    <QueryClientProvider client={queryClient}>
      <PortalFrame isDemo={isDemo} header={<HeaderPlaceholder className={width} />}>
        {content}
      </PortalFrame>
    </QueryClientProvider>,
    className,
  );
}

/** The modules of its code and texts that a screen's page can name, by their paths below src/web. */
export function modulesOf(screen: FirstPaint, language: Language): string[] {
  const screens = CODE[screen];
  const spoken = new Set<string>([...screens.flatMap(({ texts }) => texts), ...EVERYWHERE]);
  const files = Object.keys(TEXTS).filter(
    (file) => file.startsWith(`./locales/${language}/`) && spoken.has(namespaceOf(file)),
  );
  const lists = language === 'en' ? [] : ['locales/others.ts'];
  return [...screens.map(({ code }) => importedBy(code)), ...lists, ...files.map((file) => file.slice('./'.length))];
}

/** The module of `() => import('…')`. */
function importedBy(code: () => Promise<unknown>): string {
  const [, path] = /["'](?:\.|\/src\/web)\/([^"']+)["']/.exec(String(code)) ?? [];
  if (!path) throw new Error(`What is imported by ${code}?`);
  return path;
}

/** What stands on every other page. */
export const paintStart = (): string => markupOf(<StartingPage />);

/** One beside the other, what stands in place of PICTURES: each in the pieces between which its photo's id belongs. */
export const paintPictures = (): string[][] =>
  Array.from({ length: FIRST_PICTURES }, (_, place) =>
    renderToStaticMarkup(<FirstPicture id={ANY_ID} place={place} />).split(String(ANY_ID)),
  );
const ANY_ID = Number.MAX_SAFE_INTEGER;

/** Nobody can use it yet, by hand or by ear. */
const markupOf = (content: ReactNode, className?: string): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TextsProvider>
        <div inert aria-hidden="true" className={className}>
          {content}
        </div>
      </TextsProvider>
    </MemoryRouter>,
  );

async function speak(language: string): Promise<void> {
  const files = Object.entries(TEXTS).filter(([file]) => file.startsWith(`./locales/${language}/`));
  await i18next.init({
    lng: language,
    fallbackLng: false,
    resources: {
      [language]: { translation: Object.fromEntries(files.map(([file, texts]) => [namespaceOf(file), texts])) },
    },
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, _bundle, key) => {
      throw new Error(`No text for '${key}' in ${language}`);
    },
  });
}

/** 'taxDocuments' for './locales/en/tax-documents.json'. */
const namespaceOf = (file: string): string =>
  file.replace(/^.*\/|\.json$/g, '').replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
