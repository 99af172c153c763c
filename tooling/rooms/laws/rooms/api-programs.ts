/**
 * The programs in package.json: the server, the migrations, the demo data, sealing secrets, rolling up figures anew and checking records.
 * They may import anything and act on import.
 */
export const isApiProgram = (path: string) =>
  /^apps\/api\/src\/(?:main|db\/migrate|db\/seed\/seed|db\/sealed\/reseal|jobs\/(?:rebuild-all-figures|check-record))\.ts$/.test(
    path,
  );

/** The parts of the demo data that fill a shop with the verbs that requests call: they may import those. */
export const isDemoSeed = (path: string) =>
  /^apps\/api\/src\/db\/seed\/(?:(?:channel|developers|life|marketing)\/)?seed-demo-\w+\.ts$/.test(path);
