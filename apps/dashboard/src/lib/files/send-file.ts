import { createHttp } from "@mauzo/api-client/create-http";
import type { Endpoint } from "@mauzo/contract/endpoint";
import { authorisedFetch } from "../session/api.ts";
import { handOver } from "./hand-over.ts";

const http = createHttp({ prefix: "/api", language: () => document.documentElement.lang, fetch: authorisedFetch });

/** Sends a file as it is; gives back what is answered. */
export const sendFile = ({ path }: Endpoint, file: File): Promise<unknown> =>
  http
    .post(path.slice(1), {
      searchParams: { name: file.name.slice(0, 200) || "file" },
      body: file,
      headers: { "content-type": "application/octet-stream" },
      timeout: 300_000,
    })
    .json();

/** Fetches a file that only the session may read, under the name the server gives it. */
export async function fetchFile(path: string): Promise<File> {
  const response = await http(path.slice(1), { timeout: 300_000 });
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "file.csv";
  const bytes = await response.blob();
  return new File([bytes], name, { type: bytes.type });
}

/** Fetches a file that only the session may read, and hands it to the browser to save. */
export async function saveFile(path: string): Promise<void> {
  const file = await fetchFile(path);
  handOver(file, file.name);
}
