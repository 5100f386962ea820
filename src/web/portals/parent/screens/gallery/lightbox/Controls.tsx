import { ChevronLeft, ChevronRight, Download, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { originalOf } from '../pictures.ts';
import type { Photo } from '../queries.ts';
import { ZOOM } from './rules.ts';

type ControlsProps = {
  photo: Photo;
  /** From 1. */
  position: number;
  total: number;
  zoom: number;
  onZoom(steps: 1 | -1): void;
  onRotate(): void;
  onGo(step: 1 | -1): void;
};

/** Not `disabled`: the focus stays where it was pressed. */
const SPENT = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-50';

export function Controls({ photo, position, total, zoom, onZoom, onRotate, onGo }: ControlsProps) {
  const { t } = useTranslation();
  return (
    <div
      role="toolbar"
      aria-label={t('photos.box.controls')}
      className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1"
    >
      <div className="flex items-center">
        <IconButton label={t('photos.box.previous')} onClick={() => onGo(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <p role="status" className="min-w-20 text-center text-sm tabular-nums">
          {t('photos.box.position', { position, total })}
        </p>
        <IconButton label={t('photos.box.next')} onClick={() => onGo(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex items-center">
        <IconButton
          label={t('photos.box.zoomOut')}
          aria-disabled={zoom <= ZOOM.least}
          className={SPENT}
          onClick={() => onZoom(-1)}
        >
          <ZoomOut aria-hidden="true" />
        </IconButton>
        <p role="status" className="min-w-14 text-center text-sm tabular-nums">
          {t('photos.box.zoom', { percent: Math.round(zoom * 100) })}
        </p>
        <IconButton
          label={t('photos.box.zoomIn')}
          aria-disabled={zoom >= ZOOM.most}
          className={SPENT}
          onClick={() => onZoom(1)}
        >
          <ZoomIn aria-hidden="true" />
        </IconButton>
        <IconButton label={t('photos.box.rotate')} onClick={onRotate}>
          <RotateCw aria-hidden="true" />
        </IconButton>
        <IconButton asChild label={t('photos.box.download')}>
          <a href={originalOf(photo)} download>
            <Download aria-hidden="true" />
          </a>
        </IconButton>
      </div>
    </div>
  );
}
