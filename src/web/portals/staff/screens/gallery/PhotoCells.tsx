import { ImageOff } from 'lucide-react';
import { type Photo, tagsOf, withoutRelease } from '#web/domains/gallery/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';

/** Its size is known before it has come, so that nothing moves when it does. */
export function Thumbnail({ photo }: { photo: Photo }) {
  const { t } = useTranslation();
  if (!photo.thumbnailUrl) {
    return (
      <span role="img" aria-label={t('common.theFileIsMissing')} title={t('common.theFileIsMissing')} className={look}>
        <ImageOff className="mx-auto size-6 text-ink-soft" aria-hidden="true" />
      </span>
    );
  }
  return (
    <img
      src={photo.thumbnailUrl}
      alt={photo.title}
      loading="lazy"
      decoding="async"
      width={photo.width ?? 320}
      height={photo.height ?? 240}
      className={look}
    />
  );
}

const look =
  'grid h-44 w-full content-center overflow-hidden rounded-md bg-sunken object-cover sm:h-15 sm:w-20 sm:min-w-20';

/** Who and which rooms are in the photo, and what an absent photo release means for it. */
export function PhotoPeople({ photo }: { photo: Photo }) {
  const { t, i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' });
  const names = [...photo.children.map(({ firstName }) => firstName), ...photo.rooms.map(({ name }) => name)];
  if (names.length === 0) return null;
  return (
    <span className="mt-0.5 block font-normal text-ink-soft text-sm">
      <span className="wrap-anywhere line-clamp-2">{list.format(names)}</span>
      {withoutRelease(photo).length > 0 && (
        <span className="mt-1 block">
          <Badge tone="highlight">{t('galleryManagement.ownFamilyOnly')}</Badge>
        </span>
      )}
    </span>
  );
}

const TAGS_SHOWN = 2;

export function PhotoTags({ photo }: { photo: Photo }) {
  const { t } = useTranslation();
  const tags = tagsOf(photo);
  if (tags.length === 0) return <span className="text-ink-soft">{t('galleryManagement.noTags')}</span>;
  const more = tags.length - TAGS_SHOWN;
  return (
    <span className="flex flex-wrap gap-1 max-sm:justify-end">
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <Badge key={tag} icon={null}>
          {tag}
        </Badge>
      ))}
      {more > 0 && <Badge icon={null}>{t('galleryManagement.moreTags', { number: more })}</Badge>}
    </span>
  );
}
