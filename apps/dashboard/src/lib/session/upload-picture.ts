import { timeoutMsOf } from "@mauzo/api-client/create-api";
import { MediaFile, media } from "@mauzo/contract/shop/media";
import { renewSession } from "./api.ts";
import { readToken } from "./token-cookie.ts";

/** The server refused the file; the message says why, in the person's language. */
export class UploadRefused extends Error {}

type UploadOptions = { onProgress: (share: number) => void; signal: AbortSignal };
type Answer = { status: number; body: unknown };

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
function post(
  file: Blob,
  address: string,
  token: string | undefined,
  { onProgress, signal }: UploadOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.timeout = timeoutMsOf(address);
    request.responseType = "json";
    if (token !== undefined) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("accept-language", document.documentElement.lang);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: request.response });
    request.onerror = () => reject(new TypeError("Failed to fetch"));
    request.ontimeout = () => reject(new TypeError("Failed to fetch"));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}

const detailOf = (body: unknown) =>
  typeof body === "object" && body !== null && "detail" in body && typeof body.detail === "string" ? body.detail : "";

/**
 * Uploads a picture and reports its progress from 0 to 1. The server detects the file type and refuses anything that is
 * no picture. A refused token is renewed once.
 */
export async function uploadPicture(file: File, way: UploadOptions): Promise<MediaFile> {
  const query = new URLSearchParams({ name: file.name.slice(0, 200) || "file", kind: "picture" });
  const address = `/api${media.upload.path}?${query}`;
  const token = readToken();
  let answer = await post(file, address, token, way);
  if (answer.status === 401) answer = await post(file, address, await renewSession(token), way);
  if (answer.status !== 201) throw new UploadRefused(detailOf(answer.body));
  return MediaFile.parse(answer.body);
}
