import { expenses } from "@mauzo/contract/expenses/expenses";
import { useMutation } from "@tanstack/react-query";
import { asDataUrl } from "../../../../lib/files/as-data-url.ts";
import { compressPicture } from "../../../../lib/files/compress-picture.ts";
import { fileNameToSend } from "../../../../lib/files/file-name-to-send.ts";
import { api } from "../../../../lib/session/api.ts";
import { newIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

/** Uploads the picture of a receipt. */
export const useUploadReceipt = () =>
  useMutation({
    mutationFn: async (chosen: File) => {
      const file = await compressPicture(chosen);
      const query = { name: fileNameToSend(file) };
      return api.upload(expenses.upload, { query }, file, { idempotencyKey: newIdempotencyKey() });
    },
  });

/** Fetches the picture of an expense's receipt on request: it can only be read with the session. */
export const useReceiptPicture = () =>
  useMutation({
    mutationFn: async (id: string) => asDataUrl(await api.file(expenses.picture, { params: { id } })),
  });
