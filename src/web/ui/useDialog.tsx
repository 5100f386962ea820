import { Fragment, type ReactNode, useId, useState } from 'react';

/** What a dialog gets from the screen that opens it. */
export interface Opened {
  readonly open: boolean;
  onClose(): void;
}

/**
 * A dialog that is opened for something (`open(photo)`) or by itself (`open()`): begun anew each time, and still drawn
 * while it closes. `{editing.show((photo, opened) => <EditPhoto photo={photo} {...opened} />)}`
 */
export function useDialog<For = void>() {
  const [state, setState] = useState<{ for: For; open: boolean; time: number }>();
  // Several dialogs stand side by side on a screen: keys that are counted alone would be the same.
  const id = useId();
  return {
    open: (what: For): void => setState({ for: what, open: true, time: (state?.time ?? 0) + 1 }),
    close: (): void => setState(state && { ...state, open: false }),
    isOpen: state?.open === true,
    show: (draw: (what: For, opened: Opened) => ReactNode): ReactNode =>
      state && (
        <Fragment key={`${id} ${state.time}`}>
          {draw(state.for, { open: state.open, onClose: () => setState({ ...state, open: false }) })}
        </Fragment>
      ),
  };
}
