import { media } from "@mauzo/contract/shop/media";
import { api } from "../session/api.ts";
import { fileNameToSend } from "./file-name-to-send.ts";

type Options = Parameters<typeof api.upload>[3];

/** Uploads a PDF. The server detects the file type and refuses anything else. */
export const uploadPdf = (file: File, options: Options) =>
  api.upload(media.upload, { query: { name: fileNameToSend(file), kind: "document" } }, file, options);
