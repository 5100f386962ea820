import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { rolldown } from 'rolldown';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './scripts/build/chunks.ts';
import { firstPaint } from './scripts/build/firstPaint.ts';
import { preloads } from './scripts/build/preloads.ts';

/**
 * What stands around a screen is drawn once a page. What React's compiler writes to save drawing it again would weigh
 * more in the first load (2 kB) than it saves.
 */
const isCompiled = (file: string): boolean => !/\/(node_modules|layout\/\w+\.tsx$)/.test(file);

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [
    react(),
    babel({ presets: [reactCompilerPreset({ sources: isCompiled })] }),
    tailwindcss(),
    preloads('/src/web/app.tsx'),
    firstPaint(),
    serviceWorker(),
    precompress(),
  ],
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
        // Short: the list of all files is fetched with the first screen, and hashes do not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: chunkGroups(),
        },
      },
    },
  },
});

/** Builds /push.js, the service worker, as one file that needs no other: it must not share a chunk with the pages. */
function serviceWorker(): Plugin {
  return {
    name: 'larkhouse:service-worker',
    apply: 'build',
    async generateBundle() {
      const input = fileURLToPath(new URL('./src/web/push/worker.ts', import.meta.url));
      const bundle = await rolldown({ input });
      const { output } = await bundle.generate({ format: 'iife', minify: true });
      await bundle.close();
      this.emitFile({ type: 'asset', fileName: 'push.js', source: output[0].code });
    },
  };
}

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
