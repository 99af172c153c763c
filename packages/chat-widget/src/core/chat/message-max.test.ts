import { chatMessageMax } from "@mauzo/contract/conversations/chat";
import { expect, it } from "vitest";
import { messageMax } from "./message-max.ts";

it("holds messages to the contract's limit", () => expect(messageMax).toBe(chatMessageMax));
