import { ChevronLeft, ChevronRight, Download, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
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
      aria-label={t('gallery.box.controls')}
      className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1"
    >
      <div className="flex items-center">
        <IconButton label={t('gallery.box.previous')} onClick={() => onGo(-1)}>
          <ChevronLeft />
        </IconButton>
        <p role="status" className="min-w-20 text-center text-sm tabular-nums">
          {t('gallery.box.position', { position, total })}
        </p>
        <IconButton label={t('gallery.box.next')} onClick={() => onGo(1)}>
          <ChevronRight />
        </IconButton>
      </div>
      <div className="flex items-center">
        <IconButton
          label={t('gallery.box.zoomOut')}
          aria-disabled={zoom <= ZOOM.least}
          className={SPENT}
          onClick={() => onZoom(-1)}
        >
          <ZoomOut />
        </IconButton>
        <p role="status" className="min-w-14 text-center text-sm tabular-nums">
          {t('common.percent', { percent: Math.round(zoom * 100) })}
        </p>
        <IconButton
          label={t('gallery.box.zoomIn')}
          aria-disabled={zoom >= ZOOM.most}
          className={SPENT}
          onClick={() => onZoom(1)}
        >
          <ZoomIn />
        </IconButton>
        <IconButton label={t('gallery.box.rotate')} onClick={onRotate}>
          <RotateCw />
        </IconButton>
        <IconButton asChild label={t('common.download')}>
          <a href={originalOf(photo)} download>
            <Download />
          </a>
        </IconButton>
      </div>
    </div>
  );
}
