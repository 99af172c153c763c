import { type TouchKind, touchKinds } from "@mauzo/contract/shop/touches";
import { viaHeader, viaSigns } from "@mauzo/contract/shop/via";

type Header = (name: string) => string | undefined;
/** A touch as a page named it: by the code of a link or the id of something else. */
export type Named = { kind: TouchKind; of: string };

/** Whether somebody asked that nothing is kept of where they come from. */
export const asksNotTo = (header: Header): boolean => header("sec-gpc") === "1" || header("dnt") === "1";

const id = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const code = "[0-9A-Za-z]{8}";
const shapes: Record<TouchKind, RegExp> = {
  ...{ qr: new RegExp(`^${code}$`), short_link: new RegExp(`^${code}$`), directory: /^$/ },
  ...{ popup: new RegExp(`^${id}$`), set: new RegExp(`^${id}$`), campaign: new RegExp(`^${id}$`) },
};
function namedOf(text: string): Named | undefined {
  const [sign = "", of = ""] = text.split(/\.(.*)/s);
  const kind = touchKinds.find((each) => viaSigns[each] === sign);
  return kind && shapes[kind].test(of) ? { kind, of } : undefined;
}

const mostCharacters = 120;
/** What a page says led here, in its order; nothing of what cannot be read. */
export function readVia(header: Header): Named[] {
  const text = header(viaHeader) ?? "";
  if (text === "" || text.length > mostCharacters || asksNotTo(header)) return [];
  return text.split(" ").flatMap((each) => namedOf(each) ?? []);
}
