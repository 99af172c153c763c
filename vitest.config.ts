import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** A minute of one file: begun among the last, it would keep one worker while the other has nothing left. */
const takesLong = ({ moduleId }: TestSpecification) => /new-area\.test/.test(moduleId);

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return [...sorted.filter(takesLong), ...sorted.filter((file) => !takesLong(file))];
  }
}

export default defineConfig({
  test: {
    projects: [
      "apps/*",
      "packages/*",
      "bench",
      "tooling/faults",
      "tooling/launch",
      "tooling/new-area",
      "tooling/rooms",
    ],
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    passWithNoTests: false,
  },
});
