import { cookies } from "next/headers";

/** Whether the request has the cookie of a signed-in user. Decides what renders first, never what may be read. */
export const hasSession = async () => Boolean((await cookies()).get("access-token")?.value);
