import { type ChangeEvent, useRef } from 'react';

/** Lets one picture be chosen; `open` is for the button that stands in its place. */
export function usePictureInput(onPicture: (file: File) => void) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file chosen again must be a change again.
    target.value = '';
    if (file) onPicture(file);
  };
  return {
    open: () => input.current?.click(),
    input: <input ref={input} type="file" accept="image/*" hidden onChange={choose} />,
  };
}
