import { useState } from 'react';
import type { Portal } from '#web/lib/portal.ts';
import { Logo } from '#web/ui/Logo.tsx';

type CenterLogoProps = {
  logo: { readonly url: string; readonly width: number; readonly height: number } | null;
  portal: Portal;
};

/** The center's own logo, else ours; decorative, the name stands beside it. Its room is kept while it loads. */
export function CenterLogo({ logo, portal }: CenterLogoProps) {
  const [failed, setFailed] = useState<string>();
  if (!logo || logo.url === failed) return <Logo />;
  return (
    <img
      src={`${logo.url}&portal=${portal}`}
      width={logo.width}
      height={logo.height}
      alt=""
      onError={() => setFailed(logo.url)}
      className="h-8 w-auto max-w-24 shrink-0 rounded-[4px] bg-[#fff] object-contain"
    />
  );
}
