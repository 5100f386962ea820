/** A turning ring in the text's colour. Decorative: whoever shows it says in words what is going on. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <svg
      className="shrink-0 animate-spin"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
