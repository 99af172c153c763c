import type { Endpoint, Input } from "@mauzo/contract/endpoint";
import { api } from "../session/api.ts";
import { downloadBlob } from "./download-blob.ts";

/** Downloads a file that requires the session. */
export async function downloadFile<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<void> {
  const file = await api.file(endpoint, input);
  downloadBlob(file, file.name);
}
