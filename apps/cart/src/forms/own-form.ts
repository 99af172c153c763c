import { preferredLanguage } from "@mauzo/format/preferred-language";
import { labelsIn } from "../labels/labels.ts";
import { isOwnRequest } from "../same-origin.ts";

const largestFormBytes = 512_000;
const plain = (status: number, text: string) =>
  new Response(`${text}\n`, { status, headers: { "content-type": "text/plain; charset=utf-8" } });

/** The form as sent; undefined when it is too large to be one of ours. */
async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > largestFormBytes) return undefined;
  const reader = request.body?.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size > largestFormBytes) {
      await reader?.cancel();
      return undefined;
    }
    pieces.push(next.value);
  }
  return new URLSearchParams(Buffer.concat(pieces).toString("utf8"));
}

/** A form that a page of ours sent, or the answer to one that none did. */
export async function readOwnForm(request: Request): Promise<URLSearchParams | Response> {
  const { headers } = request;
  if (!isOwnRequest(headers)) return plain(403, labelsIn(preferredLanguage(headers.get("accept-language"))).foreign);
  if (!/^application\/x-www-form-urlencoded\b/i.test(headers.get("content-type") ?? ""))
    return plain(415, "Send the form as application/x-www-form-urlencoded.");
  return (await readForm(request)) ?? plain(413, "The form is too large.");
}
