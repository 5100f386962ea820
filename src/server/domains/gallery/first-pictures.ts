import type { FastifyRequest } from 'fastify';
import { FIRST_PICTURES, gridPicture } from '../../../contract/pictures.ts';
import { inSession } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import { frameOf, standingIn } from '../../http/frames.ts';
import { actWith, credentialsOf } from '../../http/sessions.ts';
import { Refusal } from '../../refusal.ts';
import type { Server } from '../../server.ts';
import { guardianPreference } from '../preferences/queries.ts';
import { firstPhotos } from './queries.ts';

/** The parents' gallery, whose page is sent with its first pictures (docs/decisions/0026). */
export const GALLERY_PAGE = '/parent-gallery';

/** The application's code, and the font of its words. */
const CODE = /<script type="module".*?<\/script>|<link\s+rel="(?:module)?preload"[\s\S]*?>/g;
const SCRIPT = /<script>[\s\S]*?<\/script>/;
const PLACE = /<!-- picture -->/g;

/**
 * The gallery's page with the pictures that a signed-in parent sees first, in the places where they will stand.
 * @param page the built index.html
 * @returns null where there is nothing to show before its time: no session, no photos, or photos that are to be blurred
 */
export async function withFirstPictures(server: Server, request: FastifyRequest, page: string): Promise<string | null> {
  const frame = frameOf(page, 'gallery');
  const ids = frame === undefined ? [] : await firstPictures(server, request);
  if (frame === undefined || ids.length === 0) return null;
  const places = ids.values();
  const filled = frame.replace(SCRIPT, '').replace(PLACE, () => pictureIn(places.next().value, ids));
  const later = `<template id="later">${(page.match(CODE) ?? []).join('')}</template>${SCRIPT.exec(frame)?.[0] ?? ''}`;
  return standingIn(page.replace(CODE, ''), filled, later);
}

async function firstPictures(server: Server, request: FastifyRequest): Promise<number[]> {
  const credentials = credentialsOf(request, server.config, ['parent']);
  if (credentials.length === 0) return [];
  try {
    return await actWith(credentials, ({ tokenHash }) =>
      inSession(server, { audience: 'parent', tokenHash, anyOf: null }, pictures),
    );
  } catch (error) {
    // The page itself turns away who may not come in.
    if (error instanceof Refusal) return [];
    throw error;
  }
}

async function pictures(scope: Scope): Promise<number[]> {
  const [{ actor }, photos] = await Promise.all([scope.opened, scope.all(firstPhotos(FIRST_PICTURES))]);
  const preference = actor.kind === 'parent' ? await scope.maybe(guardianPreference(actor.id)) : undefined;
  return preference?.privacyMode ? [] : photos.map(({ id }) => id);
}

/** A phone's first row comes before its second. */
const ROW = 2;

function pictureIn(id: number | undefined, ids: readonly number[]): string {
  if (id === undefined) return '';
  const fetchpriority = ids.indexOf(id) < ROW ? 'high' : 'low';
  const { src, srcSet, sizes } = gridPicture(id);
  const attributes = { src, srcset: srcSet, sizes, width: '320', height: '240', alt: '', fetchpriority };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value.replaceAll('&', '&amp;')}"`);
  return `<img ${written.join(' ')} class="size-full object-cover">`;
}
