import { useState } from 'react';
import { ParentPhotoTags } from '../ParentPhotoTags.tsx';
import type { Photo } from '../queries.ts';
import { Controls } from './Controls.tsx';
import { turned, ZOOM, zoomed } from './rules.ts';
import { Stage } from './Stage.tsx';

type LightboxPhotoProps = { photo: Photo; position: number; total: number; onGo(step: 1 | -1): void };

/** A photo with its controls; mount it anew for another one, which starts upright and at its own size. */
export function LightboxPhoto({ photo, position, total, onGo }: LightboxPhotoProps) {
  const [zoom, setZoom] = useState<number>(ZOOM.start);
  const [angle, setAngle] = useState(0);
  return (
    <div className="flex flex-col gap-3">
      <Stage photo={photo} zoom={zoom} angle={angle} onGo={onGo} />
      <Controls
        photo={photo}
        position={position}
        total={total}
        zoom={zoom}
        onZoom={(steps) => setZoom(zoomed(zoom, steps))}
        onRotate={() => setAngle(turned(angle))}
        onGo={onGo}
      />
      {photo.description && <p className="whitespace-pre-line break-words text-ink-soft">{photo.description}</p>}
      <ParentPhotoTags photo={photo} count={3} />
    </div>
  );
}
