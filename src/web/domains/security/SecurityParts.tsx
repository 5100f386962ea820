import type { Portal } from '#web/lib/portal.ts';
import { Credentials } from './Credentials.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoStep } from './TwoStep.tsx';

export type SecuritySectionProps = {
  audience: Portal;
  /** The account's, as it is now. */
  email: string;
};

/** The security of an account, each part in a card of its own. */
export default function SecurityParts({ audience, email }: SecuritySectionProps) {
  return (
    <div className="flex flex-col gap-5">
      <Credentials email={email} />
      <TwoStep />
      <Sessions audience={audience} />
    </div>
  );
}
