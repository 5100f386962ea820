import { ConfigError } from '#server/config.ts';
import { type S3Bucket, s3Bucket } from '../files/s3-bucket.ts';
import { bucketAddress, type S3Service } from './bucket-address.ts';

/** A part of a bucket; keys in it begin with the prefix. */
export interface InBucket {
  readonly bucket: S3Bucket;
  /** Empty, or ends with a slash. */
  readonly prefix: string;
}

/** What `s3://bucket/prefix` names. Throws where that is no address, or nobody said how the service is called. */
export function openInBucket(place: string, service: S3Service | undefined): InBucket {
  const address = bucketAddress(place);
  if (!address) throw new ConfigError(`'${place}' is no place in a bucket; one looks like s3://bucket/prefix.`);
  if (!service)
    throw new ConfigError(
      'LARKHOUSE_BACKUP_S3_URL, _REGION, _ACCESS_KEY_ID and _SECRET_ACCESS_KEY must be set where a backup is in a bucket.',
    );
  const { url, ...credentials } = service;
  const bucketUrl = `${url}/${address.bucket}`;
  return { bucket: s3Bucket({ bucketUrl, ...credentials }, 'The backup storage'), prefix: address.prefix };
}
