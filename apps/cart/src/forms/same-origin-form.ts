import { preferredLanguage } from "@mauzo/format/preferred-language";
import { english } from "../i18n/messages/en/english.ts";
import { swahili } from "../i18n/messages/sw/swahili.ts";
import { isSameOrigin } from "../same-origin.ts";

const largestFormBytes = 512_000;
const plain = (status: number, text: string) =>
  new Response(`${text}\n`, { status, headers: { "content-type": "text/plain; charset=utf-8" } });

/** Without next-intl, which would load the cart of the request to learn its language. */
const foreignText = (headers: Headers) =>
  (preferredLanguage(headers.get("accept-language")) === "sw" ? swahili : english).page.foreign;

/** The request body; undefined when it is too large to be one of our forms. */
async function readBody(request: Request, mostBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes) return undefined;
  const reader = request.body?.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size > mostBytes) {
      await reader?.cancel();
      return undefined;
    }
    pieces.push(next.value);
  }
  return Buffer.concat(pieces);
}

/** The body if one of our pages sent it, else the error response. */
async function readOwn(
  request: Request,
  { type, mostBytes }: { type: string; mostBytes: number },
): Promise<{ body: Buffer<ArrayBuffer> } | Response> {
  const { headers } = request;
  if (!isSameOrigin(headers)) return plain(403, foreignText(headers));
  if (headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() !== type)
    return plain(415, `Send the form as ${type}.`);
  const body = await readBody(request, mostBytes);
  return body ? { body } : plain(413, "The form is too large.");
}

/** The form if one of our pages sent it, else the error response. */
export async function readSameOriginForm(request: Request): Promise<URLSearchParams | Response> {
  const sent = await readOwn(request, { type: "application/x-www-form-urlencoded", mostBytes: largestFormBytes });
  return sent instanceof Response ? sent : new URLSearchParams(sent.body.toString("utf8"));
}

/** The same for a form with files, together at most `mostFileBytes`. An empty file field gives no entry in `files`. */
export async function readSameOriginFiles(
  request: Request,
  mostFileBytes: number,
): Promise<{ fields: URLSearchParams; files: Map<string, File> } | Response> {
  const type = "multipart/form-data";
  const sent = await readOwn(request, { type, mostBytes: mostFileBytes + largestFormBytes });
  if (sent instanceof Response) return sent;
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  const form = await new Response(sent.body, { headers }).formData().catch(() => undefined);
  if (!form) return plain(400, "The form cannot be read.");
  const fields = new URLSearchParams();
  const files = new Map<string, File>();
  for (const [name, value] of form) {
    if (typeof value === "string") fields.append(name, value);
    else if (value.size > 0) files.set(name, value);
  }
  return { fields, files };
}
