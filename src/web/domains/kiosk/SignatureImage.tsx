/** A guardian's signature at the tablet: a path in a box of 1000 × 300. */
export function SignatureImage({ path, label }: { path: string; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 1000 300"
      className="h-16 w-52 shrink-0 rounded-sm border border-line bg-surface"
    >
      <path d={path} fill="none" className="stroke-ink" strokeWidth={10} strokeLinecap="round" />
    </svg>
  );
}
