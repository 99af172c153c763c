import { resolve } from "node:path";
import { laws } from "./laws/laws.ts";
import { readRepository } from "./read-repository.ts";
import { report } from "./report.ts";
import { sourcesOf } from "./source/sources.ts";

const sources = sourcesOf(readRepository(resolve(import.meta.dirname, "../..")));
const problems = laws.flatMap((law) => law(sources));
console.log(report(sources, problems));
process.exitCode = problems.length > 0 ? 1 : 0;
