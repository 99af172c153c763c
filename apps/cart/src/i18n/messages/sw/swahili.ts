import { typedAs } from "@mauzo/format/messages/translation";
import type { english } from "../en/english.ts";
import { balance } from "./balance.ts";
import { failure } from "./failure.ts";
import { form } from "./form.ts";
import { optOut } from "./opt-out.ts";
import { ordered } from "./ordered.ts";
import { page } from "./page.ts";
import { paying } from "./paying.ts";

export const swahili = typedAs<typeof english>({ balance, failure, form, optOut, ordered, page, paying });
