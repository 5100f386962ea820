type QrCodeProps = {
  /** Its side in modules, quiet zone and all. */
  size: number;
  /** Its dark modules. */
  path: string;
  label: string;
};

/** Black on white in both themes: cameras read nothing else reliably. */
export const QrCode = ({ size, path, label }: QrCodeProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
    className="size-44 shrink-0 rounded-md border border-line"
  >
    <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
);
