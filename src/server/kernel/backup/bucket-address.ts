import type { S3Settings } from '../files/s3-bucket.ts';

/** A service with buckets, and who calls it. */
export interface S3Service extends Omit<S3Settings, 'bucketUrl'> {
  /** Without the bucket: https://s3.eu-central-1.amazonaws.com. */
  readonly url: string;
}

/** Whether a place in which backups lie is meant to be in a bucket, not a folder. */
export const isInBucket = (place: string): boolean => place.startsWith('s3:');

/** Without folders that a browser would take as 'here' or 'above'. */
const ADDRESS = /^s3:\/\/(\w[\w.-]*)((?:\/(?!\.+(?:\/|$))[\w.-]+)*)$/;

/** What `s3://bucket/prefix` names; the prefix is empty or ends with a slash. Null: it is no such address. */
export function bucketAddress(place: string): { readonly bucket: string; readonly prefix: string } | null {
  const [, bucket, folders = ''] = ADDRESS.exec(place) ?? [];
  return bucket ? { bucket, prefix: folders ? `${folders.slice(1)}/` : '' } : null;
}
