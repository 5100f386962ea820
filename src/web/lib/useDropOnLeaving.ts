import { useEffect } from 'react';
import type { Draft } from './draft.ts';
import { portalOf } from './portal.ts';
import { isLoginStored } from './storedLogin.ts';

/** Forgets a draft when its form is left on purpose; not when the session ends, nor on a reload. */
export function useDropOnLeaving(draft: Pick<Draft<unknown>, 'drop'> | undefined): void {
  useEffect(() => {
    const portal = portalOf(location.pathname);
    return () => {
      if (isLoginStored(portal)) draft?.drop();
    };
  }, [draft]);
}
