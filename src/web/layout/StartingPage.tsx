import { Logo } from '#web/ui/Logo.tsx';

/** Every page until its screen is there: it isn't known yet which, a login or a list, nor in which language. */
export function StartingPage() {
  return (
    <div className="flex items-center gap-2.5 px-4 py-4 font-semibold text-lg sm:px-6">
      <Logo />
      Larkhouse
    </div>
  );
}
