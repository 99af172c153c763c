import { cookies } from "next/headers";
import { type Theme, themeKey, themeOf } from "./theme.ts";

/** The theme of this request, so that the page does not flash: the choice on the device, else the device's own. */
export const serverTheme = async (): Promise<Theme> => themeOf((await cookies()).get(themeKey)?.value);
