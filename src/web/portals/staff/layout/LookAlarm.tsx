import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { overdueLooks } from '#web/domains/activities/overdueLooks.ts';
import { runningNaps } from '#web/domains/activities/queries.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { ROOM } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Private } from '#web/ui/Private.tsx';
import { useClearOfBars } from '#web/ui/useClearOfBars.ts';

const EVERY_MS = 5000;
const onTick = (listener: () => void) => {
  const timer = setInterval(listener, EVERY_MS);
  return () => clearInterval(timer);
};

/** Sleeping children nobody has looked at in time, on whatever screen (activities-7). */
export function LookAlarm() {
  const { t, i18n } = useTranslation();
  const { data, dataUpdatedAt } = useQuery(runningNaps);
  const tick = useSyncExternalStore(onTick, () => Math.floor(Date.now() / EVERY_MS) * EVERY_MS);
  const { pathname, search } = useLocation();
  // Where its looks are recorded, the room says it in each child's row.
  const shown = pathname === `${ROOM}/sleep` ? Number(new URLSearchParams(search).get('room')) : null;
  const overdue = data
    ? overdueLooks(data.naps, Date.parse(data.now) + Math.max(0, tick - dataUpdatedAt)).filter(
        ({ roomId }) => roomId !== shown,
      )
    : [];
  const [first] = overdue;
  if (!first) return null;
  const names = new Intl.ListFormat(i18n.language).format(
    overdue.map(({ firstName, room, minutes }) =>
      t('shell.lookAlarm.of', { name: firstName, room, duration: formatDuration(minutes) }),
    ),
  );
  return (
    <Floating>
      <Banner
        tone="attention"
        icon={<BellRing aria-hidden="true" />}
        action={
          <Button asChild variant="secondary" size="small">
            <Link to={`${ROOM}/sleep?room=${first.roomId}`}>{t('shell.lookAlarm.open')}</Link>
          </Button>
        }
      >
        <Private>{t('shell.lookAlarm.overdue', { names, count: overdue.length })}</Private>
      </Banner>
    </Floating>
  );
}

/** Over the screen, above whatever is held at its bottom: nothing moves under a thumb when an alarm comes or goes (web-32). */
function Floating({ children }: { children: ReactNode }) {
  const own = useRef<HTMLDivElement>(null);
  useClearOfBars(own);
  useRoomBelow(own);
  return (
    <div
      ref={own}
      role="alert"
      data-screen-only
      data-thumb-bar
      className="fixed inset-x-3 bottom-[calc(var(--bars,0px)+max(0.75rem,var(--bottom-edge)))] z-40 mx-auto max-h-[40dvh] max-w-xl overflow-y-auto rounded-lg border border-attention shadow-overlay"
    >
      {children}
    </div>
  );
}

/** Keeps the page's last lines, and whatever is focused, from ending under what floats there. */
function useRoomBelow(floating: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const page = document.documentElement.style;
    const body = document.body.style;
    const sized = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      page.scrollPaddingBlockEnd = `calc(${height}px + 6rem)`;
      body.paddingBlockEnd = `calc(${height}px + 1.5rem)`;
    });
    if (floating.current) sized.observe(floating.current);
    return () => {
      sized.disconnect();
      page.scrollPaddingBlockEnd = '';
      body.paddingBlockEnd = '';
    };
  }, [floating]);
}
