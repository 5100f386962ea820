import { LoadingPage } from './LoadingPage.tsx';
import { Spinner } from './Spinner.tsx';

type LoadingProps = {
  /** 'page' stands for a whole screen, 'inline' within a line, the others fill a card or dialog. */
  variant?: 'spinner' | 'dots' | 'page' | 'inline';
  message: string;
};

export function Loading({ variant = 'spinner', message }: LoadingProps) {
  if (variant === 'inline') {
    return (
      <span role="status" className="inline-flex items-center gap-2 text-ink-soft">
        <Spinner size={16} />
        {message}
      </span>
    );
  }
  if (variant === 'page') return <LoadingPage message={message} />;
  return (
    <div role="status" className="flex flex-col items-center justify-center gap-3 px-4 py-12 text-ink-soft">
      {variant === 'dots' ? <Dots /> : <Spinner size={32} />}
      <p>{message}</p>
    </div>
  );
}

function Dots() {
  return (
    <span className="flex gap-2 py-2" aria-hidden="true">
      {[1, 2, 3].map((dot) => (
        <span key={dot} className="dot size-3 rounded-full bg-action" />
      ))}
    </span>
  );
}
