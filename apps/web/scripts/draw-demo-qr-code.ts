import { mkdirSync, writeFileSync } from "node:fs";
import { qrPath } from "@mauzo/qr-code/qr-path";
import { messages } from "../src/i18n/messages/messages.ts";
import { routing } from "../src/i18n/routing.ts";
import { companyDetails } from "../src/lib/company-details.ts";
import { whatsappLink } from "../src/lib/whatsapp-link.ts";

// The side panel's QR code as a picture file, which only wide screens load.
const folder = new URL("../public/pictures/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const locale of routing.locales) {
  const { path, size } = qrPath(whatsappLink(companyDetails.whatsappDemo, messages[locale].sidePanel.hello));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
  writeFileSync(new URL(`whatsapp-demo-${locale}.svg`, folder), svg);
}
