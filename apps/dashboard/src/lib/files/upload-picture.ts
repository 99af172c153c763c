import { media } from "@mauzo/contract/shop/media";
import { api } from "../session/api.ts";
import { fileNameToSend } from "./file-name-to-send.ts";

type Options = Parameters<typeof api.upload>[3];

/** Uploads a picture. The server detects the file type and refuses anything that is no picture. */
export const uploadPicture = (file: File, options: Options) =>
  api.upload(media.upload, { query: { name: fileNameToSend(file), kind: "picture" } }, file, options);
