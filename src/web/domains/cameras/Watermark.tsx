/** The viewer's name, faintly and all over the picture: whoever passes a picture on is known. */
export function Watermark({ name }: { name: string }) {
  return (
    <div
      aria-hidden="true"
      data-watermark={name}
      className="pointer-events-none absolute inset-0 grid select-none grid-cols-2 content-evenly justify-items-center gap-y-2 overflow-hidden sm:grid-cols-3"
    >
      {PLACES.map((place) => (
        <span
          key={place}
          className="max-sm:nth-[n+9]:hidden -rotate-16 whitespace-nowrap font-semibold text-[0.8rem] text-film-ink/28 [text-shadow:0_0_2px_rgb(0_0_0/0.5)] sm:text-base"
        >
          {name}
        </span>
      ))}
    </div>
  );
}

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
