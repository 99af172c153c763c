import { qrPath } from "@mauzo/qr-code/qr-path";
import { qrSvg } from "@mauzo/qr-code/qr-svg";

/** The QR code of a number as an SVG; 404 for anything else: nobody gets a code with our address for their own text. */
export function payCode(number: string): Response {
  if (!/^\d{4,24}$/.test(number)) return new Response(null, { status: 404 });
  return new Response(qrSvg(qrPath(number), number, 192), {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'",
    },
  });
}
