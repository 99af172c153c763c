import { createServerApi } from "@mauzo/api-client/create-server-api";
import { addresses } from "./env.ts";

/** The API as this server calls it, without a session. A page does not wait longer than this for any part of it. */
export const api = () => createServerApi({ origin: addresses().apiOrigin, timeoutMs: 8_000 });
