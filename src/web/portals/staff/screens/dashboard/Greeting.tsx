import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { GreetingCard } from './GreetingCard.tsx';
import { QuickButtons } from './QuickButtons.tsx';

export function Greeting() {
  const today = useCenterToday();
  const date = (
    <time dateTime={today} className="font-medium">
      {formatDate(today, 'long')}
    </time>
  );
  return (
    <GreetingCard date={date}>
      <QuickButtons />
    </GreetingCard>
  );
}
