import { cookies } from "next/headers";

/** Whether the request carries the cookie that means signed in. Decides what is painted first, never what may be read. */
export const hasSession = async () => Boolean((await cookies()).get("access-token")?.value);
