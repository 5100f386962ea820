import { useEffect, useState } from 'react';
import { lateCode, type PartFile, type PropsOf } from '#web/lib/lateCode.ts';
import { whenIdle } from '#web/lib/whenIdle.ts';

/**
 * A dialog whose code comes when it is first opened. `near`, on the button that opens it, fetches it a little before; `soon` does so
 * once the browser has a moment. It waits without a Suspense, which would hold it back for a while.
 */
export function lazyDialog<File extends PartFile>(load: () => Promise<File>) {
  const { here, fetch, preload } = lateCode(load);
  function LazyDialog(props: PropsOf<File>) {
    const [Dialog, setDialog] = useState(here);
    const [failure, setFailure] = useState<unknown>();
    useEffect(() => {
      if (!Dialog) fetch().then((file) => setDialog(() => file.default), setFailure);
    }, [Dialog]);
    if (failure !== undefined) throw failure;
    return Dialog && <Dialog {...(props as object)} />;
  }
  return Object.assign(LazyDialog, {
    preload,
    near: { onPointerEnter: preload, onFocus: preload },
    soon: () => whenIdle(preload),
  });
}
