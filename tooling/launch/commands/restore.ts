import path from "node:path";
import { parseArgs } from "node:util";
import { findBackup } from "../backup/backups.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { runningPort } from "../postgres/running-port.ts";
import { runCommand } from "../processes/command-session.ts";
import { placesOf, postgresFolder } from "../stack/database.ts";
import { loadSettings, root } from "../stack/settings.ts";
import { UserError } from "../user-error.ts";

// The lock of npm start: nothing runs on what is replaced.
await runCommand("Mauzo", path.join(root, ".data"), async () => {
  const { values } = parseArgs({ options: { from: { type: "string" }, until: { type: "string" } } });
  const settings = loadSettings();
  if (settings.databaseUrl)
    throw new UserError(
      "DATABASE_URL leads to a database of your own: docs/operations/backups.md says how to restore it.",
    );
  if (runningPort(postgresFolder(settings)) !== undefined)
    throw new UserError("The database is running. Stop Mauzo first.");
  const until = values.until === undefined ? undefined : new Date(values.until);
  if (until && Number.isNaN(until.getTime()))
    throw new UserError(`--until ${values.until} is not a moment. Write it as 2026-11-28T06:40:00Z.`);
  const places = placesOf(settings);
  const backup = await findBackup(places.backups, values.from, until);
  const aside = await restoreBackup(backup, places, until);
  console.log(`Restored ${backup.name}${until ? ` and all until ${until.toISOString()}` : ""}.`);
  if (aside.length > 0) console.log(`What was there is kept: ${aside.join(", ")}`);
  return 0;
});
