import { channels } from "@mauzo/contract/conversations/channels";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";

/** Sends a test from the number to a phone. */
export const useSendTest = () =>
  useMutation({ mutationFn: (phone: string) => api.call(channels.test, { body: { phone } }) });
