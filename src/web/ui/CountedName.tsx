type CountedNameProps = {
  name: string;
  /** How many wait there; its badge stands where there is room for it. */
  count: number;
  /** Name and count, for screen readers. */
  said: string;
};

/** A name beside which a CountBadge stands: read aloud with its number, where there is one. */
export function CountedName({ name, count, said }: CountedNameProps) {
  if (count === 0) return name;
  return (
    <>
      <span aria-hidden="true">{name}</span>
      <span className="sr-only">{said}</span>
    </>
  );
}
