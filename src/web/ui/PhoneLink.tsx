import { numberIn } from '#web/lib/phoneNumber.ts';
import { TextLink } from './TextLink.tsx';

type PhoneLinkProps = {
  /** A number, or a text with one: 'Rosa Dubois (555) 555-0142'. */
  children: string;
  /** Underlined on hover only. */
  quiet?: boolean;
};

/** What is written down of a number, called by a tap; plain text where it holds none. */
export function PhoneLink({ children, quiet }: PhoneLinkProps) {
  const number = numberIn(children);
  if (number === null) return children;
  return (
    <TextLink
      {...(quiet && { quiet })}
      href={`tel:${number}`}
      className="inline-block max-w-full break-words tabular-nums pointer-coarse:-my-1.5 pointer-coarse:py-2.5"
    >
      {children}
    </TextLink>
  );
}
