import { wake } from "../../../chrome/asleep/wake.ts";
import { copyCode } from "./copy-code.ts";
import { findCalls } from "./find-calls.ts";
import { loadExample } from "./load-example.ts";
import { openTarget } from "./open-target.ts";

// All that moves in the documentation: without it the page is whole, only still.
copyCode();
findCalls();
loadExample();
openTarget();
wake("page");
