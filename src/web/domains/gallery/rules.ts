import type { Api } from '#contract/index.ts';
import type { Reply, Sent } from '#contract/kernel/endpoint.ts';
import { type MergedEdits, mergeEdits } from '#web/lib/mergeEdits.ts';

export type Photo = Reply<Api['GET /api/gallery']>[number];
export type NewPhoto = Sent<Api['POST /api/gallery']>['body'];

/** Whose families see a photo. */
export type Audience = 'children' | 'rooms' | 'everybody';

/** What staff say of a photo, beside its title. */
export interface PhotoValues {
  /** Null until somebody says it. */
  readonly audience: Audience | null;
  readonly description: string;
  /** Between commas, as typed. */
  readonly tags: string;
  readonly childIds: readonly number[];
  readonly roomIds: readonly number[];
  readonly isVisible: boolean;
}

export const NOTHING_SAID: PhotoValues = {
  audience: null,
  description: '',
  tags: '',
  childIds: [],
  roomIds: [],
  isVisible: true,
};

/** Whether it is said who sees a photo: leaving it open never means everybody. */
export const isAudienceSaid = ({ audience, childIds, roomIds }: PhotoValues): boolean =>
  audience === 'everybody' ||
  (audience === 'children' && childIds.length > 0) ||
  (audience === 'rooms' && roomIds.length > 0);

/** The list that a photo's `tags` encode (gallery-2). */
export function tagsOf({ tags }: Pick<Photo, 'tags'>): string[] {
  const list: unknown = JSON.parse(tags || '[]');
  return Array.isArray(list) ? list.filter((tag) => typeof tag === 'string') : [];
}

/** What stands between commas, trimmed, without blanks (gallery-2). */
export const tagsFrom = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

export const audienceOf = ({ children, rooms }: Photo): Audience => {
  if (children.length > 0) return 'children';
  return rooms.length > 0 ? 'rooms' : 'everybody';
};

export const valuesOf = (photo: Photo): PhotoValues => ({
  description: photo.description,
  tags: tagsOf(photo).join(', '),
  audience: audienceOf(photo),
  childIds: photo.children.map(({ id }) => id),
  roomIds: photo.rooms.map(({ id }) => id),
  isVisible: photo.isVisible,
});

export type PhotoEdit = PhotoValues & { readonly title: string };
export const editOf = (photo: Photo): PhotoEdit => ({ title: photo.title, ...valuesOf(photo) });

/** Puts an edit over what somebody else has saved meanwhile; lists are compared as a whole, in any order. */
export function mergePhotoEdits(base: PhotoEdit, mine: PhotoEdit, newest: PhotoEdit): MergedEdits<PhotoEdit> {
  const { values, theirs, clashes } = mergeEdits(flat(base), flat(mine), flat(newest));
  const lists = { childIds: idsIn(values.childIds), roomIds: idsIn(values.roomIds) };
  return { values: { ...values, ...lists }, theirs, clashes };
}
const flat = (edit: PhotoEdit) => ({ ...edit, childIds: textOf(edit.childIds), roomIds: textOf(edit.roomIds) });
const textOf = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).join();
const idsIn = (text: string) => (text === '' ? [] : text.split(',').map(Number));

/** What is sent of it: those who were chosen before another audience was are none of it. */
export const bodyOf = ({ audience, description, tags, childIds, roomIds, isVisible }: PhotoValues) => ({
  description: description.trim(),
  tags: tagsFrom(tags),
  childIds: audience === 'children' ? [...childIds] : [],
  roomIds: audience === 'rooms' ? [...roomIds] : [],
  isVisible,
});

/** 'Garden day' for 'garden_day.JPG'; a camera's own names ('IMG_4711.jpg') say nothing, but something has to stand there. */
export function titleFrom(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]+$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 200);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a file says of itself that it is a picture; what it really is, the server finds out. */
export const isPicture = ({ type }: Pick<File, 'type'>): boolean => type.startsWith('image/');

/** Of the children in a photo those whose families haven't released it for others to see. */
export const withoutRelease = ({ children }: Pick<Photo, 'children'>) =>
  children.filter((child) => 'hasPhotoRelease' in child && !child.hasPhotoRelease);
