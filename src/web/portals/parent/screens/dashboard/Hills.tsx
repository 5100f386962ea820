/** Hills, a sun and a bird in the colour of the text around. Decorative. */
export function Hills() {
  return (
    <svg
      viewBox="0 0 800 96"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
      fill="currentColor"
      className="absolute inset-0 size-full"
    >
      <circle cx="690" cy="42" r="52" opacity="0.06" />
      <circle cx="690" cy="42" r="30" opacity="0.12" />
      <path d="M0 96V76C120 44 240 44 372 70S640 92 800 46V96Z" opacity="0.1" />
      <path d="M0 96V90C160 66 300 88 440 84S700 60 800 74V96Z" opacity="0.14" />
      <path
        d="M566 34c6-7 12-7 16 0 4-7 10-7 16 0M604 22c4-5 9-5 12 0 3-5 8-5 12 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        opacity="0.45"
      />
    </svg>
  );
}
