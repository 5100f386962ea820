import { readFileSync } from 'node:fs';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import {
  FIRST_PAINTS,
  type FirstPaint,
  firstPaintFile,
  type GalleryPage,
  type PaintedFor,
  paintedLanguages,
} from '#contract/kernel/first-paint.ts';
import type * as Painter from '#web/firstPaint.tsx';
import { preloadOf } from './preloads.ts';

const PAGE = 'index.html';
const ROOT = '<div id="root"></div>';
const LANGUAGE = '<html lang="en">';
const AFTER_PICTURES = readFileSync(new URL('./codeAfterPictures.js', import.meta.url), 'utf8').trim();
/** The application's code, and the font of its words. */
const CODE = /<script type="module".*?<\/script>|<link\s+rel="(?:module)?preload"[\s\S]*?>/g;

/** Draws what stands in each page until the application does: once a screen, a language, and for demonstrations. */
export function firstPaint(): Plugin {
  let root = '';
  return {
    name: 'larkhouse:first-paint',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const built = bundle[PAGE];
      if (built?.type !== 'asset') throw new Error(`${PAGE} is not built yet`);
      const page = String(built.source);
      const { module: painter } = await runnerImport<typeof Painter>('/src/web/firstPaint.tsx', {
        root,
        configFile: false,
      });
      built.source = insertedIn(page, painter.paintStart());
      for (const [screen, paintedFor] of everyPaint()) {
        const ownPage = withPreloads(page, bundle, painter.modulesOf(screen, paintedFor.language));
        const painted = insertedIn(ownPage, await painter.paintScreen(screen, paintedFor), paintedFor);
        const file = firstPaintFile(screen, paintedFor);
        if (screen !== 'parent-gallery') this.emitFile({ type: 'asset', fileName: `${file}.html`, source: painted });
        else
          this.emitFile({
            type: 'asset',
            fileName: `${file}.json`,
            source: JSON.stringify(galleryPage(painted, painter)),
          });
      }
    },
  };
}

function* everyPaint(): Generator<[FirstPaint, PaintedFor]> {
  for (const screen of Object.keys(FIRST_PAINTS) as FirstPaint[])
    for (const language of paintedLanguages(screen))
      for (const isDemo of [false, true]) yield [screen, { language, isDemo }];
}

/** Names the files of modules and of what they import, so that the browser asks for them before any code runs. */
function withPreloads(page: string, bundle: Rolldown.OutputBundle, modules: readonly string[]): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set(modules.map((module) => chunkOf(chunks, `/src/web/${module}`)));
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  const links = [...found]
    .map(({ fileName }) => `/${fileName}`)
    .flatMap((href) => (page.includes(href) ? [] : [preloadOf(href)]));
  return halves(page, '</head>').join(`${links.join('')}</head>`);
}

function chunkOf(chunks: readonly Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  // A screen's own chunk may hold nothing but the names of others.
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!chunk) throw new Error(`No file holds ${module}`);
  return chunk;
}

function insertedIn(
  page: string,
  painted: string,
  { language }: Pick<PaintedFor, 'language'> = { language: 'en' },
): string {
  const [before, after] = halves(page, ROOT);
  return [...halves(before, LANGUAGE)].join(`<html lang="${language}">`) + ROOT.replace('><', `>${painted}<`) + after;
}

/** Asks for the application's code after the pictures. */
function galleryPage(page: string, { PICTURES, paintPictures }: typeof Painter): GalleryPage {
  const later = `<template id="later">${(page.match(CODE) ?? []).join('')}</template><script>${AFTER_PICTURES}</script>`;
  const [before, after] = halves(page.replace(CODE, ''), PICTURES);
  const [content, end] = halves(after, '</body>');
  return { before, pictures: paintPictures(), after: `${content}${later}</body>${end}` };
}

function halves(text: string, middle: string): [string, string] {
  const [before, after, ...more] = text.split(middle);
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`Not once in ${PAGE}: ${middle}`);
  return [before, after];
}
