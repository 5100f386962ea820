import type { ReactNode } from 'react';

interface Asked {
  /** The question. */
  title: ReactNode;
  /** What will happen, in plain words. */
  text?: ReactNode;
  /** The word for leaving it; Cancel unless told. */
  cancel?: string;
}

export interface Question extends Asked {
  /** The word on the button that does it. */
  label: string;
  danger?: boolean;
  /** The question stays while this runs. How it went is told by a notice. */
  act(): unknown;
}

interface Current {
  readonly question: Question;
  readonly isOpen: boolean;
}

let current: Current | null = null;
const listeners = new Set<() => void>();

/** Asks before something that cannot be taken back: `doDelete` is what `useAction`'s `run` answers. */
export const confirmDelete = ({ doDelete, ...asked }: Asked & { label: string; doDelete(): unknown }): void =>
  set({ question: { ...asked, danger: true, act: doDelete }, isOpen: true });

/** Asks before something that reaches others but takes nothing away, or does so only sometimes (`danger`). */
export const confirmFirst = (question: Question): void => set({ question, isOpen: true });

/** Closes the question, should it still be the one that stands. */
export function leaveQuestion(question: Question): void {
  if (current?.question === question) set({ question, isOpen: false });
}

/** Takes away whatever is asked, with the screen that asked. */
export const endQuestion = (): void => set(null);

export const currentQuestion = (): Current | null => current;

export function subscribeToQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Current | null) {
  current = next;
  for (const listener of listeners) listener();
}
