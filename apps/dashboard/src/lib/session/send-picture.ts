import { timeoutMsOf } from "@mauzo/api-client/create-api";
import { Medium, media } from "@mauzo/contract/shop/media";
import { renewSession } from "./api.ts";
import { readToken } from "./token-cookie.ts";

/** The server does not take the file; the message says why, in the language of the person. */
export class UploadRefused extends Error {}

type Way = { onProgress: (share: number) => void; signal: AbortSignal };
type Answer = { status: number; body: unknown };

/** fetch tells nothing of what has been sent: the older way does. */
function post(file: Blob, address: string, token: string | undefined, { onProgress, signal }: Way): Promise<Answer> {
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
 * Uploads a picture and tells how much of it has been sent, from 0 to 1. What it is the server finds out, and refuses
 * anything else. A refused token is renewed once.
 */
export async function sendPicture(file: File, way: Way): Promise<Medium> {
  const query = new URLSearchParams({ name: file.name.slice(0, 200) || "file", kind: "picture" });
  const address = `/api${media.upload.path}?${query}`;
  const token = readToken();
  let answer = await post(file, address, token, way);
  if (answer.status === 401) answer = await post(file, address, await renewSession(token), way);
  if (answer.status !== 201) throw new UploadRefused(detailOf(answer.body));
  return Medium.parse(answer.body);
}
