export type FoundLink = { href: string; text: string };

// The length is limited so that text full of near-links is not scanned over and over.
const longest = 1000;
const address = new RegExp(`(?:https?://|www\\.|mailto:|tel:)[^\\s<>"\`\\p{Cc}]{1,${longest}}`, "iuy");
const allowed = ["http:", "https:", "mailto:", "tel:"];

/**
 * The link that starts at `start`, if there is one. Punctuation that ends the sentence is left out, and so is a closing
 * mark whose opening mark comes before the link (`openMarks`): `_https://e.com/a_b_` contains https://e.com/a_b.
 */
export function findLink(text: string, start: number, openMarks: string): FoundLink | undefined {
  address.lastIndex = start;
  const found = address.exec(text)?.[0];
  if (!found || found.length >= longest) return undefined;
  const link = found.slice(0, endOf(found, openMarks));
  const href = toHref(link);
  return href ? { href, text: link } : undefined;
}

function endOf(link: string, openMarks: string): number {
  let closing = 0;
  for (const character of link) closing += character === ")" ? 1 : character === "(" ? -1 : 0;
  let end = link.length;
  for (; end > 0; end--) {
    const last = link.charAt(end - 1);
    if (last === ")" && closing > 0) closing -= 1;
    else if (!".,;:!?'’”\"]}".includes(last) && !openMarks.includes(last)) break;
  }
  return end;
}

/**
 * The href for an address, or undefined if it isn't a web, mail or phone address. `base` resolves an address without a
 * host.
 */
export function toHref(text: string, base?: string): string | undefined {
  try {
    const url = new URL(/^www\./i.test(text) ? `https://${text}` : text, base);
    const empty = (url.protocol === "mailto:" || url.protocol === "tel:") && !url.pathname;
    return allowed.includes(url.protocol) && !empty ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** The href of a file to load, or undefined if it isn't on the web. */
export function toWebHref(text: string, base?: string): string | undefined {
  const href = text.trim() ? toHref(text, base) : undefined;
  return href?.startsWith("http") ? href : undefined;
}

/** Whether a link opens a shopper's cart: it is styled as a button. */
export function isCartLink(href: string): boolean {
  try {
    const url = new URL(href);
    return /\/cart\/?$/.test(url.pathname) && url.searchParams.has("token");
  } catch {
    return false;
  }
}
