/** What is large and of no use here: pictures, sounds, keys. */
const leftOut = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY)\b/i;
const quotedPrintable = /^[^:]*[;=]QUOTED-PRINTABLE\b/i;

/** The lines of a text as they were before they were folded. */
function* unfolded(text: string): Generator<string> {
  let line: string | undefined;
  for (const next of text.split(/\r\n|\n|\r/)) {
    if (line?.endsWith("=") && quotedPrintable.test(line)) line = line.slice(0, -1) + next;
    else if (line !== undefined && /^[ \t]/.test(next) && next.trim() !== "") line += next.slice(1);
    else {
      if (line !== undefined) yield line;
      line = next;
    }
  }
  if (line !== undefined) yield line;
}

/** The contacts of a file, each as its lines; one whose end is missing ends where the next begins. */
export function* cardsIn(text: string): Generator<string[]> {
  let card: string[] | undefined;
  for (const line of unfolded(text.replace(/^\ufeff/, ""))) {
    if (/^\s*BEGIN:VCARD\s*$/i.test(line)) {
      if (card) yield card;
      card = [];
    } else if (/^\s*END:VCARD\s*$/i.test(line)) {
      if (card) yield card;
      card = undefined;
    } else if (card && line.trim() !== "" && !leftOut.test(line)) card.push(line);
  }
  if (card && card.length > 0) yield card;
}
