import type { ReactNode } from 'react';
import type { Photo } from '#web/domains/gallery/rules.ts';
import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { type EditPhotoActions, PhotoActions } from './PhotoActions.tsx';
import { PhotoPeople, PhotoTags, Thumbnail } from './PhotoCells.tsx';

type PhotoTableProps = EditPhotoActions & { photos: readonly Photo[]; empty: ReactNode };

export function PhotoTable({ photos, empty, ...actions }: PhotoTableProps) {
  const { t } = useTranslation();
  const columns: Column<Photo>[] = [
    {
      key: 'photo',
      header: t('galleryManagement.columns.photo'),
      className: 'max-sm:before:hidden! sm:w-24',
      cell: (photo) => <Thumbnail photo={photo} />,
    },
    {
      key: 'title',
      header: t('common.title'),
      title: true,
      cell: (photo) => (
        <span className="block min-w-0">
          <span className="wrap-anywhere line-clamp-3">{photo.title}</span>
          <span className="wrap-anywhere mt-0.5 line-clamp-2 font-normal text-ink-soft text-sm max-sm:hidden lg:hidden">
            {photo.description}
          </span>
          <PhotoPeople photo={photo} />
        </span>
      ),
    },
    {
      key: 'description',
      header: t('common.description'),
      // On tablets it stands below the title.
      className: 'sm:max-lg:hidden! lg:max-w-72',
      cell: ({ description }) =>
        description ? (
          <span className="wrap-anywhere line-clamp-3">{description}</span>
        ) : (
          <span className="text-ink-soft">{t('galleryManagement.noDescription')}</span>
        ),
    },
    {
      key: 'tags',
      header: t('galleryManagement.columns.tags'),
      className: 'lg:max-w-52',
      cell: (photo) => <PhotoTags photo={photo} />,
    },
    {
      key: 'uploaded',
      header: t('galleryManagement.columns.uploaded'),
      className: 'tabular-nums lg:whitespace-nowrap',
      cell: ({ createdAt }) => formatDate(dayOf(createdAt)),
    },
    {
      key: 'status',
      header: t('galleryManagement.columns.status'),
      cell: ({ isVisible }) => (
        <Badge tone={isVisible ? 'success' : 'neutral'}>
          {isVisible ? t('galleryManagement.visible') : t('galleryManagement.hidden')}
        </Badge>
      ),
    },
    {
      key: 'actions',
      header: t('common.actions'),
      headerHidden: true,
      cell: (photo) => <PhotoActions photo={photo} {...actions} />,
    },
  ];
  return (
    <Table
      tight
      caption={t('galleryManagement.title')}
      columns={columns}
      rows={photos}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}
