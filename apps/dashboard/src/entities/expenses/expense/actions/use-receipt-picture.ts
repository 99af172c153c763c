import { expenses } from "@mauzo/contract/expenses/expenses";
import { useMutation } from "@tanstack/react-query";
import { fileNameToSend } from "../../../../lib/files/file-name-to-send.ts";
import { api } from "../../../../lib/session/api.ts";
import { newIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

/** Uploads the picture of a receipt. */
export const useUploadReceipt = () =>
  useMutation({
    mutationFn: (file: File) =>
      api.upload(expenses.upload, { query: { name: fileNameToSend(file) } }, file, {
        idempotencyKey: newIdempotencyKey(),
      }),
  });

const asDataUrl = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Fetches the picture of an expense's receipt on request: it can only be read with the session. */
export const useReceiptPicture = () =>
  useMutation({
    mutationFn: async (id: string) => asDataUrl(await api.file(expenses.picture, { params: { id } })),
  });
