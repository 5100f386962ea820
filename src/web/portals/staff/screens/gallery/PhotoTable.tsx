import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Photo } from '../../../../domains/gallery/rules.ts';
import { dayOf, formatDate } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import { type Column, Table } from '../../../../ui/Table.tsx';
import { PhotoActions } from './PhotoActions.tsx';
import { PhotoPeople, PhotoTags, Thumbnail } from './PhotoCells.tsx';

type PhotoTableProps = {
  photos: readonly Photo[];
  empty: ReactNode;
  onEdit(photo: Photo): void;
  onEditNear(): void;
  onDelete(photo: Photo): void;
};

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
      header: t('galleryManagement.columns.title'),
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
      header: t('galleryManagement.columns.description'),
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
      header: t('galleryManagement.columns.actions'),
      headerHidden: true,
      cell: (photo) => <PhotoActions photo={photo} {...actions} />,
    },
  ];
  return (
    <div className={tableLook}>
      <Table
        caption={t('shell.titles.galleryManagement')}
        columns={columns}
        rows={photos}
        rowKey={({ id }) => id}
        empty={empty}
      />
    </div>
  );
}

/** Tablets get every column by narrower gaps. */
const tableLook = clsx(
  'sm:max-lg:overflow-x-auto sm:max-lg:[&_:is(th,td):not(:first-child)]:px-2! sm:max-lg:[&_td]:text-sm sm:max-lg:[&_thead_th]:whitespace-normal',
);
