import type { TimeLimit } from "./time-limit.ts";

/** The name the server gives a file: `filename*` where a name has letters beyond ASCII, else `filename`. */
function fileNameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? "")?.[1];
  try {
    if (encoded) return decodeURIComponent(encoded);
  } catch {
    // Not encoded properly: the plain name is used.
  }
  return /filename="([^"]+)"/.exec(disposition ?? "")?.[1] ?? "file";
}

/** Reads a response as a file. However long it is, it may not pause for longer than the time limit. */
export async function readFile(response: Response, limit: TimeLimit): Promise<File> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
    limit.restart();
  }
  const { headers } = response;
  const type = headers.get("content-type") ?? "";
  return new File(parts, fileNameOf(headers.get("content-disposition")), { type });
}
