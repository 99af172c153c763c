import { chatMessageMax } from "@mauzo/contract/conversations/chat";
import { expect, it } from "vitest";
import { messageMaxLength } from "./message-max-length.ts";

it("holds messages to the contract's limit", () => expect(messageMaxLength).toBe(chatMessageMax));
