import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readAgain } from '#web/lib/api.ts';
import { DraftKeeper, type Keeping } from './draftKeeper.ts';
import type { DraftBody } from './rules.ts';

/** A draft kept while its form is open: at every change of `body`, and what waits when it closes. */
export function useDraftKeeper(id: number | null, body: DraftBody): readonly [DraftKeeper, Keeping] {
  const client = useQueryClient();
  const [keeper] = useState(() => new DraftKeeper(id));
  const [keeping, setKeeping] = useState<Keeping>('idle');
  const written = JSON.stringify(body);
  const known = useRef(written);
  useEffect(() => {
    if (written === known.current) return;
    known.current = written;
    keeper.change(JSON.parse(written) as DraftBody);
  }, [keeper, written]);
  useEffect(() => {
    keeper.onChange = setKeeping;
    const save = () => void keeper.flush();
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      keeper.onChange = () => {};
      void keeper.flush().then(() => readAgain(client, 'drafts'));
    };
  }, [keeper, client]);
  return [keeper, keeping];
}
