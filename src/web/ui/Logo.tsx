type LogoProps = { size?: number; className?: string };

/** The mark: a lark under a roof. Decorative, the name stands beside it. */
export function Logo({ size = 32, className }: LogoProps) {
  return <img src="/logo.svg" width={size} height={size} alt="" className={className} />;
}
