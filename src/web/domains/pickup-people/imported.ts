import { nameKey } from '#contract/guardians-pickup.ts';
import { fullName } from '#web/domains/children/rules.ts';

/** Somebody whom an imported file names to collect a child, as far as its text tells; '' where it does not. */
export interface ImportedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly relationship: string;
}

/** Between lines, semicolons and bars; a comma divides people where what follows is a name itself. */
const BETWEEN = /[\n;|]+|,(?=\s*\p{Lu}\p{L}+\s+\p{Lu})/u;
const PHONE = /\+?\(?\d[\d\s().-]{5,}\d/;

/**
 * Whom a text of an imported file names, each name once: 'Rosa Marin (grandmother) 555 020 4812; Ada Lark'. Whoever has no letter in their
 * name is nobody.
 */
export function importedPeople(text: string): ImportedPerson[] {
  const people = text.split(BETWEEN).map(personOf);
  const named = people.filter(({ firstName }) => /\p{L}/u.test(firstName));
  return [...Map.groupBy(named, (person) => nameKey(fullName(person))).values()].flatMap(([first]) => first ?? []);
}

function personOf(text: string): ImportedPerson {
  const phoneNumber = PHONE.exec(text)?.[0].trim() ?? '';
  const rest = text.replace(PHONE, ' ');
  const inBrackets = /\(([^()]*\p{L}[^()]*)\)/u.exec(rest)?.[1];
  const [name = '', ...behind] = rest.replace(/\([^()]*\)/g, ' ').split(/[,:]|\s[-–]\s/);
  const [firstName = '', ...last] = name.trim().split(/\s+/);
  const said = inBrackets ?? behind.find((part) => /\p{L}/u.test(part)) ?? '';
  return {
    firstName: firstName.slice(0, 80),
    lastName: last.join(' ').slice(0, 80),
    phoneNumber: phoneNumber.slice(0, 40),
    relationship: said.trim().slice(0, 40),
  };
}
