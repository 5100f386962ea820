import { createPortal } from 'react-dom';
import type { PinLetters } from '#web/domains/kiosk/queries.ts';
import { CenterLogo } from '#web/layout/CenterLogo.tsx';
import { useStaffSession } from '#web/lib/session.ts';

/** A page for each guardian, on paper alone; nothing else of the screen is printed beside them. */
export function PrintedPinLetters({ letters }: Pick<PinLetters, 'letters'>) {
  const { center } = useStaffSession();
  return createPortal(
    <div data-print-alone className="hidden text-black print:block">
      {letters.map(({ guardianId, name, language, greeting, text, code, steps, validity }) => (
        <article key={guardianId} lang={language} className="break-after-page text-lg last:break-after-auto">
          <header className="mb-12 flex items-center justify-between gap-6">
            <p className="font-semibold text-xl">{center.name}</p>
            {center.logo && <CenterLogo logo={center.logo} portal="staff" />}
          </header>
          <p className="mb-10">{name}</p>
          <p>{greeting}</p>
          <p className="mt-3">{text}</p>
          <p className="my-8 font-mono font-semibold text-4xl tracking-widest">{code}</p>
          <ol className="grid list-decimal gap-2 ps-6">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="mt-6">{validity}</p>
        </article>
      ))}
    </div>,
    document.body,
  );
}
