import type { LoggedChild } from '#web/domains/activities/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { ChildTile } from './ChildTile.tsx';

type ChildTilesProps = {
  present: readonly LoggedChild[];
  now: number;
  chosen: readonly number[];
  onToggle(id: number): void;
  onChoose(ids: readonly number[]): void;
};

/** The children who are there; a tap chooses one. */
export function ChildTiles({ present, now, chosen, onToggle, onChoose }: ChildTilesProps) {
  const { t } = useTranslation();
  const all = chosen.length === present.length;
  return (
    <section aria-labelledby="who-is-here" className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <Heading level={2} size="small" id="who-is-here">
          {t('activities.here', { count: present.length })}
        </Heading>
        <Button variant="secondary" size="small" onClick={() => onChoose(all ? [] : present.map(({ id }) => id))}>
          {t(all ? 'activities.chooseNone' : 'activities.chooseAll')}
        </Button>
      </div>
      <ul className={tiles}>
        {present.map((child) => (
          <ChildTile
            key={child.id}
            child={child}
            now={now}
            chosen={chosen.includes(child.id)}
            onToggle={() => onToggle(child.id)}
          />
        ))}
      </ul>
    </section>
  );
}

export const tiles = 'grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4 xl:grid-cols-5';
