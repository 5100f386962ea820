/** Hills and a sun in the colour of the text around. Decorative. */
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
    </svg>
  );
}
