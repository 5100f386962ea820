const QUIET = 4;

/** A QR code as the path of its dark modules, in a square that holds its quiet zone. What makes it is fetched with the first. */
export async function qrOf(text: string): Promise<{ size: number; path: string }> {
  const { default: QRCode } = await import('qrcode');
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'L' });
  const dark = [...modules.data].flatMap((bit, at) =>
    bit ? [`M${(at % modules.size) + QUIET} ${Math.floor(at / modules.size) + QUIET}h1v1h-1z`] : [],
  );
  return { size: modules.size + 2 * QUIET, path: dark.join('') };
}
