import { parentsAndStaffWith, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  Id,
  IdList,
  IdParams,
  Instant,
  LONGEST_LIST,
  LocalDate,
  Nothing,
  optionalText,
  requiredText,
  Version,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const REQUIRED = 'Please fill in all required fields and select a file';

export const GalleryPhoto = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    /** A JSON-encoded list of strings (gallery-2). */
    tags: z.string(),
    /** 960 pixels wide at most; other widths by `size`. Null where the file is missing. */
    imageUrl: z.string().nullable(),
    /** 320 pixels wide at most. */
    thumbnailUrl: z.string().nullable(),
    /** Of the full picture, in pixels. */
    width: z.int().nullable(),
    height: z.int().nullable(),
    fileName: z.string(),
    filePath: z.string(),
    /** In bytes. */
    fileSize: z.int(),
    uploadedBy: z.int().nullable(),
    isVisible: z.boolean(),
    createdAt: Instant,
    version: z.int(),
  })
  .meta({ id: 'GalleryPhoto' });

/** A parent learns of their own children alone. */
const OwnChild = z.object({ id: z.int(), firstName: z.string() });
const TaggedChild = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  /** Without it only this child's own family sees the photo. */
  hasPhotoRelease: z.boolean(),
});
const ListedPhoto = GalleryPhoto.extend({
  children: z.array(z.union([TaggedChild, OwnChild])),
  /** To staff; empty for parents. */
  rooms: z.array(z.object({ id: z.int(), name: z.string() })),
});

/** The JSON-encoded list, or an array (gallery-2); trimmed, without blanks and repetitions. */
const Tags = z
  .preprocess((value) => (typeof value === 'string' ? decoded(value) : value), z.array(z.string()).max(100))
  .transform((tags) => [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))])
  .pipe(z.array(requiredText('', 40)).max(20, 'Must be at most 20 tags'));

/** A JSON list, else words between commas. */
function decoded(text: string): unknown {
  if (!text.trim().startsWith('[')) return text.split(',');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const Ids = z.array(Id).max(200);
export const NewPhoto = z
  .strictObject({
    title: requiredText(REQUIRED),
    description: optionalText(2000),
    fileName: requiredText(REQUIRED),
    filePath: requiredText(REQUIRED, 300),
    fileSize: z.int().nonnegative().nullish(),
    /** Ignored: the session says who it is (http-9). */
    uploadedBy: z.unknown().optional(),
    /** Ignored: what else the answer to an upload says, so that it can be sent on as a whole. */
    kind: z.unknown().optional(),
    width: z.unknown().optional(),
    height: z.unknown().optional(),
    tags: Tags.optional(),
    isVisible: z.boolean().optional(),
    childIds: Ids.optional(),
    roomIds: Ids.optional(),
  })
  .meta({ id: 'NewPhoto' });

const PhotoChange = z
  .strictObject({
    title: requiredText(REQUIRED).optional(),
    description: optionalText(2000).optional(),
    tags: Tags.optional(),
    isVisible: z.boolean().optional(),
    childIds: Ids.optional(),
    roomIds: Ids.optional(),
    version: Version,
  })
  .meta({ id: 'PhotoChange' });

const Portal = { portal: z.enum(['staff', 'parent']).optional() };
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month as YYYY-MM');
/** What a list is narrowed to. */
const Search = { search: z.string().max(200).optional(), tag: z.string().max(200).optional() };

/** The photos that a child is in, and those of the center's days `from` to `to`, both included. */
const Kept = { childId: Id.optional(), from: LocalDate.optional(), to: LocalDate.optional() };

export const gallery = {
  'GET /api/gallery': {
    summary:
      'Photos, newest first: to staff all, to parents the visible ones of the center, of rooms that their children belong to or were in then, and of their children. At most `limit` (500), older than the photo `before`, of the child `childId`',
    audience: 'both',
    access: parentsAndStaffWith('gallery'),
    query: z.object({
      ...Search,
      ...Portal,
      before: Id.optional(),
      /** Only photos this child is in. */
      childId: Id.optional(),
      limit: z.coerce.number<string | number>().int().min(1).max(2000).optional(),
    }),
    reply: z.array(ListedPhoto),
  },
  'GET /api/gallery/summary': {
    summary:
      'How many photos there are, visible and hidden, and how many a search, a child and days find; with `by` how many each tag or month has',
    audience: 'both',
    access: parentsAndStaffWith('gallery'),
    query: z.object({ ...Search, ...Kept, ...Portal, by: z.enum(['tag', 'month']).optional() }),
    longestDays: LONGEST_LIST,
    reply: z.object({
      total: z.int(),
      visible: z.int(),
      hidden: z.int(),
      /** Photos that the search, the tag, the child and the days find. */
      found: z.int(),
      /** Photos found whose file is there to be saved. */
      saveable: z.int(),
      /**
       * By tag: of all photos, the most first. By month (YYYY-MM of the center's days): of those whose file is there, the newest
       * first. Else none.
       */
      groups: z.array(z.object({ name: z.string(), count: z.int() })),
    }),
  },
  'GET /api/gallery/audience': {
    summary:
      'How many families may look at a photo of these children, else of these rooms, else of the whole center, as the photo releases stand and children are in these rooms now, or were when the photo `photoId` was posted. A family is the guardians of the same children',
    audience: 'staff',
    access: staffWith('gallery'),
    query: z.object({ childIds: IdList.optional(), roomIds: IdList.optional(), photoId: Id.optional() }),
    reply: z.object({ families: z.int() }),
  },
  'GET /api/gallery/:id': {
    summary: 'One photo, to whom the list shows it',
    audience: 'both',
    access: parentsAndStaffWith('gallery'),
    params: IdParams,
    query: z.object(Portal),
    reply: ListedPhoto,
  },
  'POST /api/gallery': {
    summary: 'Post a photo of which the file was uploaded (POST /api/uploads)',
    audience: 'staff',
    access: staffWith('gallery'),
    body: NewPhoto,
    status: 201,
    reply: ListedPhoto,
  },
  'PATCH /api/gallery/:id': {
    summary: 'Change what is said of a photo, who is in it, or whether it is visible',
    audience: 'staff',
    access: staffWith('gallery'),
    params: IdParams,
    body: PhotoChange,
    reply: ListedPhoto,
  },
  'DELETE /api/gallery/:id': {
    summary: 'Delete a photo for good',
    audience: 'staff',
    access: staffWith('gallery'),
    params: IdParams,
    reply: Nothing,
  },
  'GET /api/gallery/:id/image': {
    summary: 'The picture, at most `size` pixels wide (960); WebP where the caller takes it, else JPEG',
    audience: 'both',
    access: parentsAndStaffWith('gallery'),
    params: IdParams,
    query: z.object({ size: z.enum(['320', '960', '1920']).optional(), ...Portal }),
    reply: Nothing,
    file: true,
  },
  'GET /api/gallery/:id/original': {
    summary: 'The picture in full size to save, without what the camera wrote into it',
    audience: 'both',
    access: parentsAndStaffWith('gallery'),
    params: IdParams,
    query: z.object(Portal),
    reply: Nothing,
    file: true,
  },
  'GET /api/gallery/archive': {
    summary:
      "Photos in full size as one zip file, of those that the list shows the caller: of a month of the center's, or of the days `from` to `to`, of the child `childId`. At most 2,000 (422 at `to`)",
    longestDays: LONGEST_LIST,
    audience: 'both',
    access: parentsAndStaffWith('gallery'),
    query: z.object({ month: Month.optional(), ...Kept, ...Portal }),
    reply: Nothing,
    file: true,
  },
} satisfies Contract;
