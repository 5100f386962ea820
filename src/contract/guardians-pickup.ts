/** Names are the same in any letters and with any blanks. */
export const nameKey = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** The guardian without the right to pick up whom a name means, if it means one (attendance-12). */
export const barredPerson = <Guardian extends { name: string }>(
  person: string,
  barred: readonly Guardian[],
): Guardian | undefined => barred.find(({ name }) => nameKey(person).includes(nameKey(name)));
