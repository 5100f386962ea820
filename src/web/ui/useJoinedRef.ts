import { type Ref, type RefObject, useCallback } from 'react';

/** One ref callback that fills our own ref object and whatever ref the caller passed. */
export function useJoinedRef<T>(own: RefObject<T | null>, given: Ref<T> | undefined) {
  return useCallback(
    (node: T | null) => {
      own.current = node;
      if (typeof given === 'function') return given(node);
      if (given) given.current = node;
    },
    [own, given],
  );
}
