import { messageTemplates } from "@mauzo/contract/conversations/message-templates";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

/** The shop's WhatsApp templates, by name. */
export const useMessageTemplates = (enabled: boolean) => useQuery({ ...api.query(messageTemplates.list, {}), enabled });
