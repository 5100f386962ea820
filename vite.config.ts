import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Chunks of a few kilobytes compress badly and cost a request each: what is always needed together comes together. */
const TOGETHER = {
  // Without what only lists that are fetched in pages, and several reads at once, need.
  vendor:
    /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core)|i18next|react-i18next|clsx)\/(?!.*(infiniteQuery|InfiniteQuery|queriesObserver|useQueries))/,
  // What nearly every screen shows; dialogs, menus' contents, forms and tables stay with the screens that need them.
  base: new RegExp(
    `src/web/(layout/(?!PageNotFound|EditConflict)|lib/(?!live|formErrors|sentBefore|theme|useVersionedForm|mergeEdits|saveFile|upload)|ui/(${[
      'Alert',
      'AsChild',
      'Avatar',
      'Badge',
      'Button',
      'Card',
      'CountBadge',
      'EmptyState',
      'Heading',
      'hue',
      'IconButton',
      'LoadingPage',
      'Logo',
      'Menu',
      'Section',
      'Skeleton',
      'Spinner',
      'TextLink',
      'toast',
      'Tooltip',
      'tooltipStore',
      'VisuallyHidden',
    ].join('|')})\\.tsx?$)`,
  ),
  // What both portals need: what stands above their screens, children's names, and icons.
  both: new RegExp(
    `src/web/(domains/(messages/(MessageBell|queries)|children/rules)|ui/Banner)|lucide-react/dist/esm/icons/(${[
      'arrow-left',
      'baby',
      'bell',
      'camera',
      'chevron-down',
      'file-text',
      'flask-conical',
      'house',
      'images',
      'log-out',
      'menu',
      'settings',
      'user-round',
    ].join('|')})\\.`,
  ),
  // What stands above the staff's screens and around their lists, and what their dialogs share: reads, rules, and how
  // children and check-ins are shown.
  staff: new RegExp(
    `src/web/(portals/staff/layout/(?!NotYet|NotForRole|SmallLinks|StandIn)|domains/(${[
      '(attendance|children|dashboard)/queries',
      'attendance/(performers|rules|use\\w+)',
      'children/ChildName',
    ].join('|')})\\.tsx?$|ui/(${[
      'ActionBar',
      'ChoiceGroup',
      'FilterChips',
      'ListToolbar',
      'SearchInput',
      'StatCard',
      'Table',
      'Toolbar',
    ].join('|')})\\.tsx$)`,
  ),
};

/** The other icons of the staff's dashboard: one by one they cost more than what they draw. */
const DASHBOARD_ICONS = new RegExp(
  `lucide-react/.*/(${[
    'chart-column',
    'clipboard-list',
    'clipboard-pen',
    'door-open',
    'log-in',
    'message-square-text',
    'moon',
    'search-x',
    'shield-exclamation-point',
    'user-round-check',
    'user-round-plus',
    'users-round',
  ].join('|')})\\.mjs$`,
);

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [react(), babel({ presets: [reactCompilerPreset()] }), tailwindcss(), precompress()],
  resolve: {
    // The <style> tag of the original would be refused by the content security policy.
    alias: { 'react-style-singleton': fileURLToPath(new URL('./src/web/ui/styleSingleton.ts', import.meta.url)) },
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    // Old enough for the tablets that hang on daycare walls: light-dark() and nesting are compiled for them.
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Short: the list of all files is fetched with the first screen, and hashes don't compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            ...Object.entries(TOGETHER).map(([name, test]) => ({ name, test })),
            { name: 'dashboard-icons', test: DASHBOARD_ICONS },
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 4 },
          ],
        },
      },
    },
  },
});

/** Writes .br and .gz beside every text file over 1 kB, so that the server never compresses a static file itself. */
function precompress(): Plugin {
  const brotli = promisify(brotliCompress);
  const gz = promisify(gzip);
  let outDir = '';
  return {
    name: 'larkhouse:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const files = await readdir(outDir, { recursive: true });
      const texts = files.filter((file) => /\.(js|css|svg|html|json|webmanifest)$/.test(file));
      await Promise.all(
        texts.map(async (file) => {
          const path = join(outDir, file);
          const bytes = await readFile(path);
          if (bytes.length <= 1024) return;
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
          await writeFile(`${path}.br`, await brotli(bytes, { params }));
          await writeFile(`${path}.gz`, await gz(bytes, { level: 9 }));
        }),
      );
    },
  };
}
