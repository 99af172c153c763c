import type { Wire } from "./create-transport.ts";
import type { TimeLimit } from "./time-limit.ts";

/** A file that makes no progress for longer is not being sent. */
const stallMs = 60_000;
/** These may have no body, not even an empty one. */
const bodiless = new Set([204, 205, 304]);

type Upload = {
  file: Blob;
  /** The share that has been sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  limit: TimeLimit;
};

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(":");
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}

/**
 * Sends a file by XMLHttpRequest, because fetch does not report upload progress. Takes and gives what `fetch` does, so
 * that everything around it is the same.
 */
export const sendByXhr =
  ({ file, onProgress, limit }: Upload): Wire =>
  (request) =>
    new Promise((resolve, reject) => {
      const { signal } = request;
      signal.throwIfAborted();
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      xhr.responseType = "arraybuffer";
      request.headers.forEach((value, name) => {
        xhr.setRequestHeader(name, value);
      });
      limit.restart(stallMs);
      xhr.upload.onprogress = ({ loaded, total }) => {
        limit.restart(stallMs);
        onProgress?.(total > 0 ? loaded / total : 0);
      };
      xhr.upload.onload = () => limit.restart();
      const stop = () => xhr.abort();
      signal.addEventListener("abort", stop, { once: true });
      xhr.onloadend = () => signal.removeEventListener("abort", stop);
      xhr.onload = () => {
        const { status, statusText, response } = xhr;
        const body = bodiless.has(status) ? null : response;
        resolve(new Response(body, { status, statusText, headers: headersOf(xhr) }));
      };
      xhr.onerror = () => reject(new TypeError("Failed to fetch"));
      xhr.onabort = () => reject(signal.reason);
      xhr.send(file);
    });
