import { Badge } from '#web/ui/Badge.tsx';
import { firstTags } from './pictures.ts';
import type { Photo } from './queries.ts';

/** A photo's first tags, and how many more it has (gallery-2). */
export function ParentPhotoTags({ photo, count }: { photo: Photo; count: 2 | 3 }) {
  const { shown, more } = firstTags(photo, count);
  if (shown.length === 0) return null;
  return (
    <span className="flex min-w-0 flex-wrap gap-1.5">
      {shown.map((tag) => (
        <Badge key={tag} icon={null}>
          {tag}
        </Badge>
      ))}
      {more > 0 && <Badge icon={null}>{`+${more}`}</Badge>}
    </span>
  );
}
