import { createHttpClient } from "@mauzo/api-client/create-http-client";
import type { Endpoint } from "@mauzo/contract/endpoint";
import { authorisedFetch } from "../session/api.ts";
import { downloadBlob } from "./download-blob.ts";

const http = createHttpClient({
  prefix: "/api",
  language: () => document.documentElement.lang,
  fetch: authorisedFetch,
});

/** Uploads a file unchanged; returns the response. */
export const uploadFile = ({ path }: Endpoint, file: File): Promise<unknown> =>
  http
    .post(path.slice(1), {
      searchParams: { name: file.name.slice(0, 200) || "file" },
      body: file,
      headers: { "content-type": "application/octet-stream" },
      timeout: 300_000,
    })
    .json();

/** Fetches a file that requires the session, with the file name from the server. */
export async function fetchFile(path: string): Promise<File> {
  const response = await http(path.slice(1), { timeout: 300_000 });
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "file.csv";
  const bytes = await response.blob();
  return new File([bytes], name, { type: bytes.type });
}

/** Downloads a file that requires the session. */
export async function downloadFile(path: string): Promise<void> {
  const file = await fetchFile(path);
  downloadBlob(file, file.name);
}
