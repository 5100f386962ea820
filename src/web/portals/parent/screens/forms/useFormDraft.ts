import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepDraft, type OwnFormWithBody, ownForm } from '#web/domains/forms/family-queries.ts';
import { readAgain } from '#web/lib/api.ts';
import { draftOf } from '#web/lib/draft.ts';
import { useParentSession } from '#web/lib/session.ts';
import { draftKeeper, type TypedDraft } from './draftKeeper.ts';

/** A guardian's draft of a form, kept by itself as they type. */
export function useFormDraft(form: OwnFormWithBody) {
  const client = useQueryClient();
  const { account } = useParentSession();
  const { id } = form;
  const [keeper] = useState(() => {
    const onDevice = draftOf(`form-${id}`, account.id, isTyped);
    let isBegun = form.own !== 'asked';
    return draftKeeper({
      start: form,
      found: onDevice.read(),
      async send(body) {
        const kept = await keepDraft({ params: { id }, body });
        if (!isBegun) void readAgain(client, 'forms');
        isBegun = true;
        return kept;
      },
      readNewest: () => client.fetchQuery(ownForm(id)),
      keepHere: (typed) => (typed ? onDevice.keep(typed) : onDevice.drop()),
      later(work, ms) {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    });
  });
  useEffect(() => {
    keeper.resume();
    const flush = () => void keeper.flush();
    const whenHidden = () => document.visibilityState === 'hidden' && flush();
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', whenHidden);
      flush();
      keeper.leave();
    };
  }, [keeper]);
  return { keeper, state: useSyncExternalStore(keeper.subscribe, keeper.state) };
}

function isTyped(kept: unknown): kept is TypedDraft {
  const { base, typed } = (kept ?? {}) as { base?: { version?: unknown; answers?: unknown }; typed?: unknown };
  return typeof base?.version === 'number' && isRecord(base.answers) && isRecord(typed);
}
const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
